import { useState } from 'react'
import { useCode } from '../../../runtime/ui/code/use-code.ts'

const loadCalendar = () => import('./calendar.tsx')

/**
 * Whether the calendar is open, and what opened it. Its code is fetched when somebody is about to open it; without it a date
 * is typed, and the field has the focus.
 */
export function useCalendar(field: () => HTMLInputElement | undefined) {
  const [trigger, setTrigger] = useState<HTMLElement>()
  const [isNear, setNear] = useState(false)
  const code = useCode(isNear || trigger !== undefined, '<date-picker>', loadCalendar, () => {
    setNear(false)
    setTrigger(undefined)
    if (trigger) field()?.focus()
  })
  return {
    opened: code && trigger && { Calendar: code.Calendar, trigger },
    prefetch: () => setNear(true),
    open: setTrigger,
    close: () => setTrigger(undefined),
  }
}
