import type { Connected } from '../../../runtime/element/behaviour.ts'
import type { scrollReveal } from './definition.ts'
import { isVisible, thresholdsOf } from './rules.ts'

/** `data-state`: `waiting` while hidden, `shown` after the reveal, `present` (not animated) if in view at first. */
export function connectReveal({
  host,
  attributes,
  emit,
  signal,
  onChange,
}: Connected<typeof scrollReveal>): () => void {
  const lifecycle = new AbortController()
  let classes: string[] = []

  const setClasses = () => {
    host.classList.remove(...classes)
    classes = attributes.animation.split(/\s+/).filter(Boolean)
    host.classList.add(...classes)
  }
  const show = () => {
    if (lifecycle.signal.aborted) return
    lifecycle.abort()
    host.dataset.state = host.dataset.state === 'waiting' ? 'shown' : 'present'
    setClasses()
    emit('reveal:shown', {})
  }
  const wait = () => {
    host.dataset.state = 'waiting'
  }

  onChange((name) => {
    if (lifecycle.signal.aborted && name === 'animation') setClasses()
  })
  if (host.dataset.state === 'shown' || host.dataset.state === 'present') {
    // The element was revealed before it was moved or kept.
    lifecycle.abort()
    return () => undefined
  }
  watchSight(host, attributes, { show, wait }, AbortSignal.any([signal, lifecycle.signal]))
  // Content that receives focus is revealed at once.
  host.addEventListener('focusin', show, { signal: lifecycle.signal })
  return () => {
    lifecycle.abort()
    if (host.dataset.state === 'waiting') delete host.dataset.state
  }
}

type Sight = { show(): void; wait(): void }

/** Calls `wait` if no part of the element is in view at the first report, and `show` when enough of it is. */
function watchSight(host: Element, { ratio }: { ratio: number }, { show, wait }: Sight, signal: AbortSignal): void {
  let isFirst = true
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio, boundingClientRect, rootBounds } of entries) {
        const view = rootBounds ?? { width: innerWidth, height: innerHeight }
        if (isIntersecting && isVisible(ratio, intersectionRatio, boundingClientRect, view)) show()
        else if (isFirst && !isIntersecting) wait()
        isFirst = false
      }
    },
    { threshold: thresholdsOf(ratio) },
  )
  observer.observe(host)
  signal.addEventListener('abort', () => observer.disconnect())
}
