import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { showModally } from '../../../runtime/dialogs/show.ts'
import { placeBeside } from '../../../runtime/popups/beside.ts'
import type { Day } from '../../../runtime/text/dates.ts'
import { today } from '../../../runtime/text/day-steps.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import { CalendarHead } from './calendar-head.tsx'
import type { Texts } from './labels.ts'
import { MonthGrid } from './month-grid.tsx'
import { type Bounds, keepWithin } from './rules.ts'

export type CalendarProps = {
  t: Texts
  bounds: Bounds
  chosen: Day | undefined
  /** The element beside which the calendar is placed. */
  field: HTMLElement
  /** The element that receives focus after the calendar has closed. */
  trigger: HTMLElement
  /** In: the day to begin with, if it is not the chosen one. Out: the focused day. */
  shown: RefObject<Day | undefined>
  onChoose(day: Day): void
  onClose(): void
}

export function Calendar({ t, bounds, chosen, field, trigger, shown: last, onChoose, onClose }: CalendarProps) {
  const { dialog, close } = useModalBeside(field, trigger, onClose)
  const cell = useRef<HTMLTableCellElement>(null)
  const [shown, setShown] = useState({ day: keepWithin(last.current ?? chosen ?? today(), bounds), isFocused: true })
  const show = (day: Day, isFocused: boolean) => {
    last.current = keepWithin(day, bounds)
    setShown({ day: last.current, isFocused })
  }

  useLayoutEffect(() => {
    if (shown.isFocused) cell.current?.focus({ preventScroll: true })
  }, [shown])

  const pick = (day: Day) => {
    close()
    onChoose(day)
  }
  const { day } = shown
  return (
    <dialog ref={dialog} data-part="calendar" data-vt-popup="" aria-label={t.choose} {...{ [CREATED]: '' }}>
      <CalendarHead {...{ t, bounds, day }} onShow={(next) => show(next, false)} />
      <MonthGrid {...{ bounds, chosen, day, cell }} onMove={(next) => show(next, true)} onPick={pick} />
      <button type="button" data-part="close" onClick={close}>
        {t.close}
      </button>
    </dialog>
  )
}

/** A dialog that is open while it is rendered, placed beside its anchor. */
function useModalBeside(anchor: HTMLElement, trigger: HTMLElement, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const shut = useRef(() => {})
  const latest = useLatest({ trigger, onClose })
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const { trigger } = latest.current
    shut.current = showModally(element, { trigger, closed: () => latest.current.onClose() })
    const stop = placeBeside(element, anchor, { isWhole: true })
    return () => {
      stop()
      shut.current()
    }
  }, [anchor, latest])
  return { dialog, close: () => shut.current() }
}
