import { useLayoutEffect, useRef, useState } from 'react'
import { useNativeHandlers } from '../../../runtime/popups/native-input.tsx'
import type { Day } from '../../../runtime/text/dates.ts'
import { toMonth } from '../../../runtime/text/day-steps.ts'
import { monthLabel, monthName, type Texts } from './labels.ts'
import { type Bounds, monthBeside, yearsAround } from './rules.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

type CalendarHeadProps = { t: Texts; bounds: Bounds; day: Day; onShow(day: Day): void }

/** The month that a button shows is announced. */
export function CalendarHead({ t, bounds, day, onShow }: CalendarHeadProps) {
  const [announced, announce] = useState('')
  const stepButton = (part: 'previous' | 'next', by: number) => {
    const beside = monthBeside(day, by, bounds)
    const step = () => {
      if (!beside) return
      onShow(beside)
      announce(monthLabel(beside))
    }
    // A disabled button would lose the focus, so it gets aria-disabled.
    return <button type="button" data-part={part} aria-label={t[part]} aria-disabled={!beside} onClick={step} />
  }
  return (
    <div data-part="head">
      {stepButton('previous', -1)}
      <List part="month" label={t.month} value={day.month} onChoose={(month) => onShow(toMonth({ ...day, month }))}>
        {MONTHS.map((month) => (
          <option key={month} value={month}>
            {monthName(month)}
          </option>
        ))}
      </List>
      <List part="year" label={t.year} value={day.year} onChoose={(year) => onShow(toMonth({ ...day, year }))}>
        {yearsAround(day.year, bounds).map((year) => (
          <option key={year}>{year}</option>
        ))}
      </List>
      {stepButton('next', 1)}
      <span className="vt-hidden" role="status">
        {announced}
      </span>
    </div>
  )
}

type ListProps = {
  part: 'month' | 'year'
  label: string
  value: number
  onChoose(value: number): void
  children: React.ReactNode
}

/** The list is not a field of the page: it is neither sent nor validated, and its events do not leave it. */
function List({ part, label, value, onChoose, children }: ListProps) {
  const list = useRef<HTMLSelectElement>(null)
  useNativeHandlers(list, {
    onInput: (event) => event.stopPropagation(),
    onChange: (event) => {
      event.stopPropagation()
      onChoose(Number(event.currentTarget.value))
    },
  })
  useLayoutEffect(() => {
    if (list.current) list.current.value = String(value)
  })
  return (
    <select ref={list} data-part={part} aria-label={label} form="">
      {children}
    </select>
  )
}
