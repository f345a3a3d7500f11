import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsSeen, usePrefersReducedMotion } from '../../../runtime/ui/motion.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useHostAttributes, useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { SpinControls } from './controls.tsx'
import type { productSpin } from './definition.ts'
import { Drag } from './drag.ts'
import { useTurn } from './turn.ts'

/** Milliseconds of a frame of the screen; a shorter interval shows nothing more. */
const LEAST_DELAY = 16

export function ProductSpin({ host, frames, widths, autoplay, delay, emit, t }: ViewProps<typeof productSpin>) {
  const photo = useServerMarkup<typeof productSpin>().part('photo')
  // Nothing is fetched for a shopper who only scrolls by.
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const turn = useTurn({
    host,
    frames,
    widths,
    isWanted,
    onFrame: (frame, count) => emit('spin:frame', { frame, count }),
  })
  const isStill = usePrefersReducedMotion()
  const isSeen = useIsSeen(host)
  const [wasSeen, setWasSeen] = useState(false)
  /** Undefined until the shopper has started or stopped the turning. */
  const [decided, setDecided] = useState<boolean>()
  const isPlaying = turn.count > 0 && (decided ?? (autoplay && wasSeen && !isStill))
  const drag = useRef<Drag>(undefined)

  const decide = (plays: boolean) => {
    drag.current?.stop()
    flushSync(() => setDecided(plays))
  }
  const newest = useLatest({ turn, decide })

  useHostAttributes({
    'data-state': turn.state,
    'data-playing': isPlaying,
  })
  useHostEvent('pointerenter', want)
  useHostEvent('focusin', want)
  useHostEvent('pointerdown', want)
  useHostEvent<DragEvent>('dragstart', (event) => event.preventDefault())

  useEffect(() => {
    if (isSeen) setWasSeen(true)
  }, [isSeen])
  useEffect(() => {
    if (isStill) setDecided((plays) => plays && false)
  }, [isStill])
  useEffect(() => {
    if (isPlaying) setWanted(true)
  }, [isPlaying])

  useLayoutEffect(() => {
    const lifetime = new AbortController()
    const hand = {
      grasp({ target }: PointerEvent) {
        const now = newest.current
        if (now.turn.count === 0 || (target as Element).closest('[data-part=controls]')) return false
        now.decide(false)
        return true
      },
      turnBy: (turns: number) => newest.current.turn.turnBy(turns),
      rest: () => newest.current.turn.rest(),
    }
    drag.current = new Drag(host, hand, lifetime.signal)
    return () => lifetime.abort()
  }, [host, newest])

  const isTurning = isPlaying && isSeen
  useLayoutEffect(() => {
    if (!isTurning) return
    const pause = Math.max(LEAST_DELAY, delay)
    const step = () => {
      timer = setTimeout(step, pause)
      newest.current.turn.stepWhenReady()
    }
    let timer = setTimeout(step, pause)
    return () => clearTimeout(timer)
  }, [isTurning, delay, newest])

  const byShopper = (act: () => void) => {
    want()
    decide(false)
    act()
  }
  const actions = {
    play: decide,
    turnTo: (place: number) => byShopper(() => turn.turnTo(place)),
    step: (direction: 1 | -1) => byShopper(() => turn.step(direction)),
  }
  const name = photo?.attributes.alt?.trim() ?? ''
  return (
    <ServerMarkup<typeof productSpin>
      parts={{
        photo: ({ index }) =>
          index === 0 && turn.photo
            ? { srcSet: '', sizes: '', loading: 'eager', decoding: 'sync', src: turn.photo.address }
            : undefined,
        controls:
          turn.count > 0
            ? {
                children: (
                  <SpinControls
                    place={turn.place}
                    count={turn.count}
                    name={name}
                    isPlaying={isPlaying}
                    actions={actions}
                    t={t}
                  />
                ),
              }
            : undefined,
      }}
    />
  )
}
