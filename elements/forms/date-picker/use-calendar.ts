import { type ComponentType, useState } from 'react'
import { logOnly } from '../../../runtime/page/warn.ts'
import type { CalendarProps } from './calendar.tsx'

const importCalendar = () => import('./calendar.tsx')

type Opened = { Calendar: ComponentType<CalendarProps>; trigger: HTMLElement }

/** Whether the calendar is open, and what opened it. Its code is fetched when somebody is about to open it. */
export function useCalendar(field: () => HTMLInputElement | undefined) {
  const [opened, setOpened] = useState<Opened>()
  return {
    opened,
    // What opens it says when this fails.
    prefetch: () => void importCalendar().catch(() => {}),
    open: (trigger: HTMLElement) => {
      importCalendar().then(
        ({ Calendar }) => {
          if (!field()?.matches(':disabled')) setOpened({ Calendar, trigger })
        },
        (error) => {
          logOnly('The calendar could not be loaded; a date can be typed.', error)
          field()?.focus()
        },
      )
    },
    close: () => setOpened(undefined),
  }
}
