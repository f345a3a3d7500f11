import { useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'

/** The page itself does not scroll. */
export function useThumbnailsInView(thumbnail: HTMLElement | undefined): void {
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const item = thumbnail?.closest('li')
    const list = item?.parentElement
    if (!item || !list) return
    list.scrollTo({
      left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2,
      top: item.offsetTop - (list.clientHeight - item.offsetHeight) / 2,
      behavior: isFirst.current || prefersReducedMotion() ? 'instant' : 'smooth',
    })
    isFirst.current = false
  }, [thumbnail])
}
