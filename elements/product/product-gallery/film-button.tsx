import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'
import { play, useMutedFilm } from '../../../runtime/pictures/video/use-muted-film.ts'
import { Icon } from '../../../runtime/ui/icon.tsx'
import { usePageEvent } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'

type Props = {
  slide: HTMLElement | undefined
  isShown: boolean
  /** Whether the film was the first slide: then it plays only by its button. */
  isFirst: boolean
  t: { readonly play: string; readonly pause: string }
}

/**
 * A film among the photos: muted, with a button instead of the browser's controls. It plays when it is shown, except
 * under reduced motion, and stops when it is left. Renders nothing for a slide without a film.
 */
export function FilmButton({ slide, isShown, isFirst, t }: Props) {
  const film = slide?.querySelector<HTMLVideoElement>(':scope > video')
  const [isPaused, setPaused] = useState(true)
  const [isLost, setLost] = useState(false)
  const wasShown = useRef(isFirst)

  useMutedFilm(film, { played: (isPlaying) => setPaused(!isPlaying), lost: () => setLost(true) })
  usePageEvent(film, 'click', () => film && toggle(film))
  useEffect(() => {
    if (!film || wasShown.current === isShown) return
    wasShown.current = isShown
    if (!isShown) film.pause()
    else if (!prefersReducedMotion()) play(film)
  }, [film, isShown])

  if (!slide || !film || isLost) return null
  return createPortal(
    <button
      type="button"
      data-part="gallery-play"
      {...{ [CREATED]: '' }}
      aria-label={isPaused ? t.play : t.pause}
      onClick={() => toggle(film)}
    >
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>,
    slide,
  )
}

const toggle = (film: HTMLVideoElement): void => (film.paused ? play(film) : film.pause())
