import { useCallback, useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'
import { usePageEvent } from '../../../runtime/view/hooks.ts'
import { STEP } from './rules.ts'

export type Scrolling = { canMove(direction: 1 | -1): boolean; move(direction: 1 | -1): void }

/** The distances from the ends of the list are in pixels. */
type Distance = { before: number; after: number }

/** Returns undefined if there is nothing to scroll. */
export function useScrolling(list: HTMLElement | undefined): Scrolling | undefined {
  const [distance, setDistance] = useState<Distance>({ before: 0, after: 0 })

  const measure = useCallback(() => {
    if (!list) return setDistance({ before: 0, after: 0 })
    const { scrollTop, scrollHeight, clientHeight } = list
    // Browsers round the ends differently.
    setDistance({ before: Math.floor(scrollTop), after: Math.floor(scrollHeight - clientHeight - scrollTop) })
  }, [list])

  useEffect(() => {
    measure()
    if (!list) return
    const size = new ResizeObserver(measure)
    for (const element of [list, ...list.children]) size.observe(element)
    return () => size.disconnect()
  }, [list, measure])
  usePageEvent(list, 'scroll', measure)

  if (!list || distance.before + distance.after < 2) return undefined
  const canMove = (direction: 1 | -1) => (direction === 1 ? distance.after : distance.before) > 1
  return {
    canMove,
    move(direction) {
      const top = direction * list.clientHeight * STEP
      if (canMove(direction)) list.scrollBy({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    },
  }
}
