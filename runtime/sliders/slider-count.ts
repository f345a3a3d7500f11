import { useEffect } from 'react'
import { onResize } from '../page/window/resize.ts'
import { useRenderAgain } from '../view/hooks.ts'

/** How many slides are shown; asked again when a resize of the window has settled. */
export function useSlideCount(count: () => number): number {
  const renderAgain = useRenderAgain()
  useEffect(() => {
    const lifetime = new AbortController()
    onResize(renderAgain, lifetime.signal)
    return () => lifetime.abort()
  }, [renderAgain])
  return count()
}
