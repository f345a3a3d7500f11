import { useEffect, useRef } from 'react'
import { usePageEvent } from '../view/hooks.ts'
import { useLatest } from './use-latest.ts'

/** Calls back with a form of the page once its fields are reset, which the browser does after the event. */
export function useReset(work: (form: HTMLFormElement) => void): void {
  const newest = useLatest(work)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  usePageEvent<Event>(document, 'reset', ({ target }) => {
    waiting.current = setTimeout(() => newest.current(target as HTMLFormElement))
  })
  useEffect(() => () => clearTimeout(waiting.current), [])
}
