import { useEffect } from 'react'
import { useLatest } from '../ui/use-latest.ts'

type Turn = {
  /** True if the content has to be shown at all. */
  isWanted: boolean
  isShown: boolean
  /** True if nothing else is shown. */
  isFree: boolean
  /** Milliseconds in which nothing else must be shown first. */
  delay: number
  /** True if the shopper should not be disturbed at present. It is called again after the same time. */
  isBusy(): boolean
  claim(): void
  release(): void
}

/** Shows content that opens by itself, after a time in which nothing else was shown. It ends with the view. */
export function useTurn(turn: Turn): void {
  const newest = useLatest(turn)
  const { isWanted, isShown, isFree, delay } = turn
  const isWaiting = isWanted && isFree && !isShown

  useEffect(() => {
    if (!isWaiting) return
    const next = () => {
      if (newest.current.isBusy()) timer = setTimeout(next, delay || 1_000)
      else newest.current.claim()
    }
    let timer = setTimeout(next, delay)
    return () => clearTimeout(timer)
  }, [isWaiting, delay, newest])
  useEffect(() => {
    if (!isWanted) newest.current.release()
  }, [isWanted, newest])
  useEffect(() => () => newest.current.release(), [newest])
}
