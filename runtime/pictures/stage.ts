import { prefersReducedMotion } from '../page/window/reduced-motion.ts'
import { around } from './rules.ts'

/** How one slide follows another. 0 milliseconds: at once. */
export type Change = { milliseconds: number; way?: 'slide' | 'fade' }

/**
 * Slides that lie upon each other in a frame, of which one is shown. It follows a finger, and moves in the time that is
 * asked for. What is not shown is hidden, so that lazy images wait.
 */
export class Stage {
  #slides: readonly HTMLElement[] = []
  #index = 0
  #offset = 0
  #moves: Animation[] = []

  constructor(private readonly frame: HTMLElement) {}

  get index(): number {
    return this.#index
  }

  get count(): number {
    return this.#slides.length
  }

  /** The slide that is shown. */
  get slide(): HTMLElement | undefined {
    return this.#slides[this.#index]
  }

  /** Takes other slides and shows one at once. */
  take(slides: readonly HTMLElement[], index: number): void {
    this.#rest()
    this.#slides = slides
    this.#index = Math.min(index, Math.max(slides.length - 1, 0))
    this.#offset = 0
    this.#hideAllBut(this.slide)
  }

  /** Gives the slides back as they were. */
  leave(): void {
    this.#rest()
    for (const slide of this.#slides) {
      slide.hidden = false
      slide.inert = false
    }
    this.#slides = []
  }

  /** Draws a finger's way so far, with the neighbour that comes in. */
  drag(offset: number): void {
    const { slide } = this
    if (!slide) return
    this.#rest()
    this.#offset = this.count > 1 ? offset : offset / 3
    const place = around(this.#index + (offset < 0 ? 1 : -1) * this.#sign, this.count)
    const neighbour = this.count > 1 ? this.#slides[place] : undefined
    this.#hideAllBut(slide, neighbour)
    slide.style.translate = `${this.#offset}px`
    if (neighbour) neighbour.style.translate = `${offset + (offset < 0 ? 1 : -1) * this.frame.clientWidth}px`
  }

  /** Shows a slide; the focus goes along. `direction` 1 lets it come from where the next ones are. */
  show(index: number, direction: 1 | -1, { milliseconds, way = 'slide' }: Change): void {
    const from = this.slide
    const begin = this.#offset
    this.#rest()
    this.#offset = 0
    this.#index = around(index, this.count)
    const to = this.slide
    if (!from || !to) return
    const hadFocus = from !== to && from.contains(document.activeElement)
    this.#hideAllBut(to, from)
    from.inert = from !== to
    if (hadFocus) to.querySelector<HTMLElement>('a[href], button, video')?.focus({ preventScroll: true })
    const duration = prefersReducedMotion() ? 0 : milliseconds
    if (from === to) this.#move(to, [{ translate: `${begin}px` }, { translate: '0px' }], duration)
    else if (way === 'fade') {
      this.#move(from, [{ opacity: 1 }, { opacity: 0 }], duration)
      this.#move(to, [{ opacity: 0 }, { opacity: 1 }], duration)
    } else {
      const side = direction * this.#sign * this.frame.clientWidth
      this.#move(from, [{ translate: `${begin}px` }, { translate: `${-side}px` }], duration)
      this.#move(to, [{ translate: `${begin + side}px` }, { translate: '0px' }], duration)
    }
    Promise.allSettled(this.#moves.map(({ finished }) => finished)).then((ends) => {
      if (ends.every(({ status }) => status === 'fulfilled') && this.#offset === 0) this.#hideAllBut(this.slide)
    })
  }

  /** 1 where the next slide is to the right. */
  get #sign(): 1 | -1 {
    return getComputedStyle(this.frame).direction === 'rtl' ? -1 : 1
  }

  #move(slide: HTMLElement, frames: Keyframe[], duration: number): void {
    this.#moves.push(slide.animate(frames, { duration, easing: 'ease' }))
  }

  #rest(): void {
    for (const move of this.#moves.splice(0)) move.cancel()
    for (const slide of this.#slides) slide.style.removeProperty('translate')
  }

  #hideAllBut(...shown: (HTMLElement | undefined)[]): void {
    for (const slide of this.#slides) {
      slide.hidden = !shown.includes(slide)
      slide.inert = slide !== this.slide
    }
  }
}
