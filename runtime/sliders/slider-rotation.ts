import { useLayoutEffect, useState } from 'react'
import { useIsSeen, usePrefersReducedMotion } from '../ui/motion.ts'
import { useHostEvent } from '../view/hooks.ts'
import type { Engine } from './engine.ts'

export type Rotation = {
  /** What its button shows; `undefined` where nothing ever moves by itself. */
  state: 'plays' | 'rests' | undefined
  /** The button: pauses, or goes on at once, although pointer and focus are on the slider. */
  toggle(): void
  /** The shopper has moved the slides: they stay until asked to go on. */
  stop(): void
}

/**
 * Moves the slides on each `interval` milliseconds (0: never), unless a pointer or the focus is on them, nobody can see
 * them, all are shown, or the shopper prefers less motion.
 */
export function useRotation(host: HTMLElement, engine: Engine | undefined, interval: number): Rotation {
  const isStill = usePrefersReducedMotion()
  const isSeen = useIsSeen(host)
  const [isWanted, setWanted] = useState(true)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useHostEvent('pointerenter', () => setHovered(true))
  useHostEvent('pointerleave', () => setHovered(false))
  useHostEvent('focusin', () => setFocused(true))
  useHostEvent<FocusEvent>('focusout', (event) => setFocused(host.contains(event.relatedTarget as Node | null)))

  const canMove = interval > 0 && !isStill && engine?.isEnough === true
  const isRunning = canMove && isWanted && isSeen && !isHovered && !isFocused

  useLayoutEffect(() => {
    if (!isRunning) return
    const next = () => {
      timer = setTimeout(next, interval)
      engine?.next()
    }
    let timer = setTimeout(next, interval)
    return () => clearTimeout(timer)
  }, [isRunning, interval, engine])

  const toggle = () => {
    setWanted(!isWanted)
    if (isWanted) return
    setHovered(false)
    setFocused(false)
  }
  return { state: canMove ? (isWanted ? 'plays' : 'rests') : undefined, toggle, stop: () => setWanted(false) }
}
