import { useRef, useState } from 'react'
import { deferred } from '../../../runtime/page/deferred.ts'
import type { Day } from '../../../runtime/text/dates.ts'
import { useDeferred } from '../../../runtime/ui/use-deferred.ts'
import { useReopening } from '../../../runtime/view/use-reopening.ts'

const calendar = deferred('<date-picker>', () => import('./calendar.tsx'))

/** If the code of the calendar cannot be loaded, the field is focused, where a date can be typed. */
export function useCalendar(field: () => HTMLInputElement | undefined, toggle: () => HTMLElement | undefined) {
  const [trigger, setTrigger] = useState<HTMLElement>()
  const code = useDeferred(calendar, trigger !== undefined, {
    isForAct: true,
    onLost() {
      setTrigger(undefined)
      field()?.focus()
    },
  })
  const shown = useRef<Day>(undefined)
  const open = (trigger: HTMLElement | undefined, day?: Day) => {
    shown.current = day
    setTrigger(trigger)
  }
  const isOfField = trigger === field()
  useReopening(trigger && { isOfField, shown }, (before) => {
    open(before.isOfField ? field() : toggle(), before.shown.current)
  })
  return {
    opened: code && trigger && { Calendar: code.Calendar, trigger, shown },
    prefetch: calendar.prefetch,
    open,
    close: () => setTrigger(undefined),
  }
}
