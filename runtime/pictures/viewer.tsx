import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { showModally } from '../dialogs/show.ts'
import { t } from '../text/strings.ts'
import { usePageEvent } from '../view/hooks.ts'
import { Enlargement } from './enlarge.ts'
import type { Picture } from './picture.ts'
import { type PictureShow, usePictureShow } from './picture-show.ts'
import { fetched, MOVE, SLIDESHOW_MOVE, SWIPE, shownSize, wayTo } from './rules.ts'
import { onSwipe } from './swipe.ts'
import { ViewerBar } from './viewer-bar.tsx'
import { type PictureState, ViewerSlide } from './viewer-slide.tsx'

export type ViewerProps = {
  pictures: readonly Picture[]
  start: number
  /** Milliseconds of each picture in a slideshow. */
  interval: number
  /** The element that has the focus after closing. */
  trigger?: Element | null
  onOpen?(): void
  onChange?(index: number): void
  onClose?(index: number): void
  /** Called when the viewer has faded. */
  onGone(): void
}

/** Milliseconds after the opening in which a click beside the picture may be the second half of a double click. */
const DOUBLE_CLICK = 500

/** The factor by which a key enlarges or shrinks a picture. */
const KEY_GROWS = 1.5

export function Viewer(props: ViewerProps) {
  const { pictures, start, interval } = props
  const count = pictures.length
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLUListElement>(null)
  const show = usePictureShow(() => [...(frame.current?.children ?? [])] as HTMLElement[], count, start)
  const { index } = show
  const [isPlaying, setPlaying] = useState(false)
  const [states, setStates] = useState<Record<number, PictureState>>({})
  const enlargement = useRef<Enlargement>(undefined)
  const close = useRef(() => {})
  const near = fetched(index, count)

  const go = (to: number, direction: 1 | -1, milliseconds = MOVE) => {
    enlargement.current?.reset()
    const before = newest.current.show.index
    const place = newest.current.show.show(to, direction, { milliseconds })
    if (place !== before) props.onChange?.(place)
  }
  const newest = useRef({ props, show, go })
  newest.current = { props, show, go }
  const step = (direction: 1 | -1) => go(newest.current.show.index + direction, direction)

  useLayoutEffect(() => {
    const [element, list] = [dialog.current, frame.current]
    if (!element || !list) return
    const lifetime = new AbortController()
    const { signal } = lifetime
    const pictureNow = () => list.children[newest.current.show.index]?.querySelector('img') ?? undefined
    const grown = new Enlargement(list, pictureNow, signal)
    enlargement.current = grown
    const onClosed = () => {
      lifetime.abort()
      const { onClose, onGone } = newest.current.props
      onClose?.(newest.current.show.index)
      setPlaying(false)
      const { finished } = element.getAnimations()[0] ?? {}
      Promise.resolve(finished).then(onGone, onGone)
    }
    close.current = showModally(element, { trigger: newest.current.props.trigger, closed: onClosed })
    swipePictures(list, grown, () => newest.current, signal)
    const opened = performance.now()
    list.addEventListener(
      'click',
      (event) => {
        const isTooEarly = event.timeStamp - opened < DOUBLE_CLICK
        if (!isTooEarly && !grown.isOn && isBeside(event, pictureNow())) close.current()
      },
      { signal },
    )
    newest.current.props.onOpen?.()
    return () => {
      close.current()
      // React removes it from its parent; a script may have done so.
      if (!element.parentNode) document.body.append(element)
    }
  }, [])

  usePageEvent(document, 'page:leave', () => close.current())

  // Pictures further away are fetched anew when they are near again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is near follows from the index
  useEffect(() => {
    setStates((all) => Object.fromEntries(Object.entries(all).filter(([place]) => near.includes(Number(place)))))
  }, [index])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of a picture begins with it
  useLayoutEffect(() => {
    if (!isPlaying) return
    const next = () => {
      // No picture changes in a hidden tab.
      if (document.hidden) timer = setTimeout(next, interval)
      else newest.current.go(newest.current.show.index + 1, 1, SLIDESHOW_MOVE)
    }
    let timer = setTimeout(next, interval)
    return () => clearTimeout(timer)
  }, [isPlaying, index, interval])

  const togglePlay = () => setPlaying(!isPlaying && count > 1)
  const jump = (to: number) => go(to, wayTo(newest.current.show.index, to, count))
  const keys = new Map<string, () => void>([
    ['Home', () => jump(0)],
    ['End', () => jump(count - 1)],
    ['+', () => enlargement.current?.by(KEY_GROWS)],
    ['-', () => enlargement.current?.by(1 / KEY_GROWS)],
    ['0', () => enlargement.current?.reset()],
    [' ', togglePlay],
  ])
  const onKeyDown = (event: React.KeyboardEvent) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || (key === ' ' && target !== currentTarget)) return
    const isBack = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const act = /^Arrow(Left|Right)$/.test(key) ? () => step(key === isBack ? -1 : 1) : keys.get(key)
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <dialog ref={dialog} data-vt-pictures="" aria-label={t('Content.Images')} onKeyDown={onKeyDown}>
      <ul ref={frame} data-part="picture-stage" role="presentation">
        {pictures.map((picture, place) => (
          <ViewerSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a viewer never change
            key={place}
            picture={near.includes(place) ? picture : undefined}
            state={states[place] ?? 'loading'}
            isFirst={place === index}
            slideProps={show.slideProps(place)}
            onState={(state) => setStates((all) => ({ ...all, [place]: state }))}
          />
        ))}
      </ul>
      <ViewerBar
        index={index}
        count={count}
        hasFailed={states[index] === 'error'}
        isPlaying={isPlaying}
        onStep={step}
        onPlay={togglePlay}
        onClose={() => close.current()}
      />
    </dialog>
  )
}

type Now = { show: PictureShow; go(index: number, direction: 1 | -1): void; props: ViewerProps }

function swipePictures(frame: HTMLElement, grown: Enlargement, now: () => Now, signal: AbortSignal): void {
  const isSingle = () => !grown.isOn && !grown.isBusy
  const end = (offset: number) => {
    const { show, go, props } = now()
    const isFar = Math.abs(offset) >= SWIPE && props.pictures.length > 1 && isSingle()
    const isRightToLeft = getComputedStyle(frame).direction === 'rtl'
    const direction = offset < 0 !== isRightToLeft ? 1 : -1
    if (isFar) go(show.index + direction, direction)
    else show.show(show.index, 1, { milliseconds: MOVE })
  }
  onSwipe(frame, { mayBegin: isSingle, move: (offset) => isSingle() && now().show.drag(offset), end }, signal)
}

function isBeside({ target, clientX, clientY }: MouseEvent, picture: HTMLImageElement | undefined): boolean {
  if (target !== picture || !picture?.naturalWidth) return target !== picture
  const box = picture.getBoundingClientRect()
  const { width, height } = shownSize({ width: picture.naturalWidth, height: picture.naturalHeight }, box)
  const isWithin = (place: number, begin: number, space: number, length: number) =>
    Math.abs(place - begin - space / 2) <= length / 2
  return !isWithin(clientX, box.x, box.width, width) || !isWithin(clientY, box.y, box.height, height)
}
