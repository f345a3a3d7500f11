import { useEffect, useState, useSyncExternalStore } from 'react'
import { reducedMotionQuery } from '../page/window/reduced-motion.ts'
import { useMediaQuery } from './media-query.ts'

/** True for shoppers who prefer reduced motion; follows later changes. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery(reducedMotionQuery().media)

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isTabHidden = () => document.hidden

/** True while an element is in the viewport of a visible tab: automatic motion pauses otherwise. */
export function useIsSeen(element: Element): boolean {
  const isHidden = useSyncExternalStore(onVisibilityChange, isTabHidden, isTabHidden)
  const [isInViewport, setInViewport] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInViewport(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isInViewport && !isHidden
}
