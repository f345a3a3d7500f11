import { type KeyboardEvent, type MouseEvent, type RefObject, useMemo } from 'react'
import { settings } from '../../../runtime/page/settings.ts'
import { compareDays, type Day } from '../../../runtime/text/dates.ts'
import { dayOfKey, firstWeekday, isoOf, today, weeksOf } from '../../../runtime/text/day-steps.ts'
import { dayLabel, monthLabel, weekdayNames } from './labels.ts'
import { type Bounds, refusalOf } from './rules.ts'

type MonthGridProps = {
  /** The focused day; the grid shows its month. */
  day: Day
  bounds: Bounds
  chosen: Day | undefined
  /** The cell of the focused day. */
  cell: RefObject<HTMLTableCellElement | null>
  onMove(day: Day): void
  /** Called only for an available day. */
  onPick(day: Day): void
}

/** The grid has one tab stop, and the keys of the ARIA pattern. */
export function MonthGrid({ day, bounds, chosen, cell, onMove, onPick }: MonthGridProps) {
  const firstDay = firstWeekday(settings().locale)
  const names = useMemo(weekdayNames, [])
  const weekdays = Array.from({ length: 7 }, (_, column) => (firstDay + column) % 7)

  const pick = (picked: Day) => {
    if (!refusalOf(picked, bounds)) onPick(picked)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    if (key === 'Enter' || key === ' ') pick(day)
    else {
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
      const next = dayOfKey(event, day, { firstDay, isRightToLeft })
      if (!next) return
      onMove(next)
    }
    event.preventDefault()
  }
  const propsOf = (date: Day) => ({
    'data-date': isoOf(date),
    'aria-label': dayLabel(date),
    'aria-selected': chosen !== undefined && compareDays(date, chosen) === 0,
    ...(compareDays(date, today()) === 0 && { 'aria-current': 'date' as const }),
    ...(refusalOf(date, bounds) && { 'aria-disabled': true }),
    ...(compareDays(date, day) === 0 ? { tabIndex: 0, ref: cell } : { tabIndex: -1 }),
    onClick: (event: MouseEvent) => {
      // Cancelled, so that a label around the tag is not pressed.
      event.preventDefault()
      pick(date)
    },
  })

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's pattern for dates is a table that is a grid
    <table role="grid" data-part="days" aria-label={monthLabel(day)} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={names[weekday]?.long}>
              {names[weekday]?.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(day, firstDay).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a month become those of the next
          <tr key={row}>
            {weekdays.map((weekday, column) => {
              const date = week[column]
              return date ? (
                <td key={weekday} {...propsOf(date)}>
                  {date.day}
                </td>
              ) : (
                <td key={weekday} />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
