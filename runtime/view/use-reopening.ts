import { useEffect } from 'react'
import { useLatest } from '../ui/use-latest.ts'
import { useIsLive } from './hooks.ts'
import { useInstance } from './instance.ts'

/**
 * Opens a list or a dialog of a view again when the view starts anew, such as after a page script or a translator has
 * changed its nodes. `state` is the argument with which `reopen` restores it, and undefined while it is closed. A view
 * has at most one.
 */
export function useReopening<State>(state: State | undefined, reopen: (state: State) => void): void {
  const instance = useInstance()
  const isLive = useIsLive()
  const newest = useLatest(reopen)
  // In the render itself: the commit may fail.
  instance.opened = state

  useEffect(() => {
    const { reopens } = instance
    if (!isLive || reopens === undefined) return
    instance.reopens = undefined
    newest.current(reopens as State)
  }, [instance, isLive, newest])
}
