import { useEffect, useLayoutEffect, useRef } from 'react'

/** Paused milliseconds do not count. `ended` is never called for 0 or less. */
export function useTimeout(ended: () => void, milliseconds: number, isPaused: boolean): void {
  const left = useRef(milliseconds)
  const newest = useRef(ended)
  useLayoutEffect(() => {
    newest.current = ended
  })
  useEffect(() => {
    if (isPaused || milliseconds <= 0) return
    const start = performance.now()
    const timer = setTimeout(() => newest.current(), Math.max(0, left.current))
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [isPaused, milliseconds])
}
