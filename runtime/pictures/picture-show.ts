import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { prefersReducedMotion } from '../page/window/reduced-motion.ts'
import { around } from './rules.ts'

/** The transition between two pictures. 0 milliseconds: at once. */
export type Change = { milliseconds: number; way?: 'slide' | 'fade' }

export type PictureShow = {
  index: number
  /** Invisible slides are hidden, so that lazy images wait. */
  slideProps(place: number): { hidden: boolean; inert: boolean; role: 'presentation' }
  /**
   * Shows a slide, which also gets the focus. With `direction` 1 it enters from the side of the next slides. Returns
   * its index.
   */
  show(index: number, direction: 1 | -1, change: Change): number
  /** Follows a finger, together with the neighbour that enters. */
  drag(offset: number): void
}

type Move = Change & { from: number; direction: 1 | -1; begin: number; hadFocus: boolean }

/**
 * Slides on top of each other in a frame. Each change is rendered at once, so that a further key or swipe counts from
 * there. `slides` returns their elements, in order.
 */
export function usePictureShow(slides: () => readonly HTMLElement[], count: number, start: number): PictureShow {
  const [{ index, beside }, setSeen] = useState<{ index: number; beside?: number | undefined }>({ index: start })
  const place = Math.min(index, Math.max(count - 1, 0))
  const present = useRef({ index: place, offset: 0, animations: [] as Animation[] })
  const move = useRef<Move>(undefined)
  present.current.index = place

  const rest = () => {
    for (const animation of present.current.animations.splice(0)) animation.cancel()
    for (const slide of slides()) slide.style.removeProperty('translate')
  }
  const render = (next: { index: number; beside?: number | undefined }) => flushSync(() => setSeen(next))

  const show = (wanted: number, direction: 1 | -1, change: Change) => {
    const { index: from, offset: begin } = present.current
    const to = around(wanted, count)
    const hadFocus = from !== to && slides()[from]?.contains(document.activeElement) === true
    rest()
    present.current.offset = 0
    move.current = { ...change, from, direction, begin, hadFocus }
    render({ index: to, beside: from === to ? undefined : from })
    return to
  }

  const drag = (offset: number) => {
    const { index: shown } = present.current
    const frame = slides()[shown]?.parentElement
    if (!frame) return
    rest()
    const side = offset < 0 ? 1 : -1
    const neighbour = count > 1 ? around(shown + side * signOf(frame), count) : undefined
    present.current.offset = count > 1 ? offset : offset / 3
    if (neighbour !== beside) render({ index: shown, beside: neighbour })
    translate(slides()[shown], present.current.offset)
    if (neighbour !== undefined) translate(slides()[neighbour], offset + side * frame.clientWidth)
  }

  // A change is animated once, when it has been rendered.
  useLayoutEffect(() => {
    const { current } = move
    move.current = undefined
    if (!current) return
    const [from, to] = [slides()[current.from], slides()[place]]
    if (!from || !to) return
    if (current.hadFocus) to.querySelector<HTMLElement>('a[href], button, video')?.focus({ preventScroll: true })
    const animations = animate(from, to, current)
    present.current.animations = animations
    Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (present.current.animations === animations && animations.length > 0) setSeen({ index: place })
    })
  })

  useLayoutEffect(() => {
    const { current } = present
    return () => {
      for (const animation of current.animations) animation.cancel()
    }
  }, [])

  const slideProps = (each: number) => ({
    hidden: each !== place && each !== beside,
    inert: each !== place,
    role: 'presentation' as const,
  })
  return { index: place, slideProps, show, drag }
}

function animate(from: HTMLElement, to: HTMLElement, { way, direction, begin, milliseconds }: Move): Animation[] {
  const frame = to.parentElement as HTMLElement
  const options = { duration: prefersReducedMotion() ? 0 : milliseconds, easing: 'ease' }
  const slide = (element: HTMLElement, start: number, end: number) =>
    element.animate([{ translate: `${start}px` }, { translate: `${end}px` }], options)
  if (from === to) return [slide(to, begin, 0)]
  if (way === 'fade') {
    const frames = [{ opacity: 0 }, { opacity: 1 }]
    return [from.animate(frames.toReversed(), options), to.animate(frames, options)]
  }
  const side = direction * signOf(frame) * frame.clientWidth
  return [slide(from, begin, -side), slide(to, begin + side, 0)]
}

function translate(slide: HTMLElement | undefined, pixels: number): void {
  if (slide) slide.style.translate = `${pixels}px`
}

/** 1 if the next slide is to the right. */
const signOf = (frame: Element): 1 | -1 => (getComputedStyle(frame).direction === 'rtl' ? -1 : 1)
