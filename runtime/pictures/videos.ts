import { render } from 'lit-html'
import { createPart } from '../page/part.ts'
import { prefersReducedMotion } from '../page/window/reduced-motion.ts'
import { drawPictureIcon } from './icons.ts'

/**
 * The videos among the photos: silent, with a button in the place of the browser's bar. One plays when it is shown, unless the
 * shopper wants less motion, and stops when it is left.
 */
export class Videos {
  #life = new AbortController()
  #videos: HTMLVideoElement[] = []

  constructor(private readonly t: { readonly play: string; readonly pause: string }) {}

  take(slides: readonly HTMLElement[]): void {
    this.leave()
    this.#life = new AbortController()
    this.#videos = slides.flatMap((slide) => [...slide.querySelectorAll<HTMLVideoElement>(':scope > video')])
    for (const video of this.#videos) this.#addButton(video)
  }

  /** Plays what a slide holds, and stops the others. */
  show(slide: HTMLElement | undefined): void {
    for (const video of this.#videos) {
      if (!slide?.contains(video)) video.pause()
      else if (!prefersReducedMotion()) play(video)
    }
  }

  leave(): void {
    this.#life.abort()
    for (const video of this.#videos) {
      video.pause()
      video.controls = true
    }
    this.#videos = []
  }

  #addButton(video: HTMLVideoElement): void {
    const { signal } = this.#life
    const button = createPart('button', 'gallery-play')
    button.type = 'button'
    video.controls = false
    video.muted = true
    const draw = () => {
      button.ariaLabel = video.paused ? this.t.play : this.t.pause
      render(drawPictureIcon(video.paused ? 'play' : 'pause'), button)
    }
    for (const name of ['play', 'pause']) video.addEventListener(name, draw, { signal })
    const toggle = () => (video.paused ? play(video) : video.pause())
    button.addEventListener('click', toggle, { signal })
    video.addEventListener('click', toggle, { signal })
    // Sources fail one by one; after the last the poster stays.
    video.addEventListener('error', () => video.networkState === video.NETWORK_NO_SOURCE && button.remove(), {
      ...{ capture: true, signal },
    })
    signal.addEventListener('abort', () => button.remove())
    draw()
    video.after(button)
  }
}

/** Browsers may refuse; then the button still says that it stands. */
const play = (video: HTMLVideoElement): void => void video.play().catch(() => {})
