import { useRef, useState } from 'react'
import { ShopError } from '../../../runtime/request/errors.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { type Month, monthBeside } from '../../../runtime/text/day-steps.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { getCalendar, type NewsScope } from '../../../stores/news/api.ts'
import { isSame } from './rules.ts'

export type Loading = 'none' | 'loading' | 'failed'

/**
 * A step starts from the month that was requested last, so that two quick presses are two months. `again` receives a
 * month whose request failed, once the connection is restored.
 */
export function useMonths(scope: NewsScope, shown: Month | undefined, again: (month: Month) => void) {
  const newest = useLatest(again)
  const [state, setState] = useState<Loading>('none')
  const [load] = useState(() =>
    latest((signal: AbortSignal, wanted: NewsScope, month: Month) => getCalendar(wanted, month, signal)),
  )
  const asked = useRef<Month>(undefined)

  /** Returns undefined if another month was requested meanwhile, or the request failed. */
  const fetchMonth = async (month: Month): Promise<HTMLElement | undefined> => {
    if (isSame(month, asked.current)) return undefined
    asked.current = month
    setState('loading')
    try {
      const html = await load(scope, month)
      if (!html) return undefined
      asked.current = undefined
      setState('none')
      return html
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      asked.current = undefined
      setState('failed')
      load.onceOnline(error, () => newest.current(month))
      return undefined
    }
  }
  const beside = (by: number): Month | undefined => {
    const from = asked.current ?? shown
    return from && monthBeside(from, by)
  }
  return { state, fetchMonth, beside, abort: load.abort }
}
