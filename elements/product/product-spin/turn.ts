import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { warn } from '../../../runtime/page/warn.ts'
import { Frames, fittingWidth } from './frames.ts'
import { frameAddresses, wrapped } from './rules.ts'

type Seen = {
  /** The position is counted in photos. The shown photo may still be a neighbour. */
  position: number
  /** Undefined until another photo than the server's is shown. */
  photo?: { place: number; address: string }
  state: 'still' | 'loading' | 'ready' | 'none'
}

type Options = {
  host: HTMLElement
  frames: string
  widths: string
  /** True once the photos are to be fetched. */
  isWanted: boolean
  onFrame(frame: number, count: number): void
}

/** Each change is rendered at once, so that the photo follows the hand. Only a decoded photo replaces the shown one. */
export function useTurn({ host, frames, widths, isWanted, onFrame }: Options) {
  const count = frameAddresses(frames).length
  const [seen, setSeen] = useState<Seen>({ position: 0, state: count > 0 ? 'still' : 'none' })
  const loader = useRef<Frames>(undefined)
  const present = useRef(seen)

  const put = (change: Partial<Seen>) => {
    present.current = { ...present.current, ...change }
    flushSync(() => setSeen(present.current))
  }
  const photoAt = (position: number) => {
    const found = loader.current?.nearest(wrapped(Math.round(position), count))
    return found && found.place !== (present.current.photo?.place ?? 0) ? found : undefined
  }
  const turnTo = (to: number) => {
    const position = wrapped(to, count || 1)
    const photo = photoAt(position)
    put({ position, ...(photo && { photo }) })
    if (photo) onFrame(photo.place, count)
  }
  const arrived = () => {
    if (loader.current?.isSettled) put({ state: 'ready' })
    if (photoAt(present.current.position)) turnTo(present.current.position)
  }
  const newest = useRef(arrived)
  newest.current = arrived

  // biome-ignore lint/correctness/useExhaustiveDependencies: with other widths other photos are fetched
  useLayoutEffect(() => {
    const lifetime = new AbortController()
    const { position } = present.current
    present.current = {
      position: position < count ? position : 0,
      state: !count ? 'none' : isWanted ? 'loading' : 'still',
    }
    setSeen(present.current)
    loader.current = isWanted && count > 0 ? new Frames(count, lifetime.signal, () => newest.current()) : undefined
    if (isWanted)
      loader.current?.start(frameAddresses(frames, fittingWidth(widths, host.clientWidth, devicePixelRatio)))
    if (count === 0) {
      warn(
        `<product-spin frames="${frames.slice(0, 80)}"> names no photos.`,
        'The product cannot be turned.',
        'Write an address with a range, such as /spin-{00..35}.webp, or a JSON list of two to 360 addresses.',
      )
    }
    return () => lifetime.abort()
  }, [frames, widths, count, isWanted])

  const next = (direction: 1 | -1) => {
    const place = wrapped(Math.round(present.current.position), count)
    return loader.current?.next(place, direction) ?? wrapped(place + direction, count || 1)
  }
  return {
    ...seen,
    count,
    place: wrapped(Math.round(seen.position), count || 1),
    turnTo,
    turnBy: (turns: number) => turnTo(present.current.position + turns * count),
    rest: () => turnTo(Math.round(present.current.position)),
    step: (direction: 1 | -1) => turnTo(next(direction)),
    /** The automatic turn waits for each photo, and skips one that has failed. */
    stepWhenReady: () => {
      const place = next(1)
      if (loader.current?.isReady(place)) turnTo(place)
    },
  }
}
