import { useEffect, useState, useSyncExternalStore } from 'react'
import { reducedMotionQuery } from '../page/window/reduced-motion.ts'
import { useMediaQuery } from './media-query.ts'

export const usePrefersReducedMotion = (): boolean => useMediaQuery(reducedMotionQuery().media)

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isTabHidden = () => document.hidden

/** Automatic motion pauses outside of the viewport and in a hidden tab. */
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
