import { Splide } from '@splidejs/splide'
import { ShownSlides } from './shown-slides.ts'
import { elementsOf, LEFT_OUT, layoutOf, mediaOf, slidesOf } from './splide-parts.ts'
import { onWheelMove } from './wheel.ts'

export type EngineOptions = {
  slides: number
  speed: number
  step?: number | undefined
  /** After the last slide comes the first. Without it, the ends are ends. */
  rewind: boolean
  /** The slide to begin with, counted from 0. Without it, the one to which the list has been scrolled. */
  start?: number | undefined
  /** The position, the number of slides or of those that are shown is another. */
  onChange(): void
  /** A move begins: `index` is the slide that was asked for. */
  onMove(index: number, isByShopper: boolean): void
}

/** Splide on the server's list, with what the library adds: slides that are not shown are inert, pictures come ahead. */
export class Engine {
  readonly #splide: Splide
  readonly #shown: ShownSlides
  readonly #lifetime = new AbortController()
  #slides: number
  #isByShopper = false

  constructor(
    private readonly host: HTMLElement,
    private readonly list: HTMLElement,
    private readonly options: EngineOptions,
  ) {
    this.#slides = options.slides
    this.#splide = new Splide(host, splideOptions(host, list, options))
    this.#shown = new ShownSlides(list)
    this.#start()
  }

  /** The slide that was asked for, counted from 0. */
  get index(): number {
    return this.#splide.index
  }

  get count(): number {
    return this.#splide.length
  }

  /** The first slide that is shown: the last ones stay side by side, so it may come before the one that was asked for. */
  get first(): number {
    return Math.max(0, Math.min(this.index, this.count - this.#slides))
  }

  /** The slide behind the last that is shown. */
  get last(): number {
    return Math.min(this.first + this.#slides, this.count)
  }

  /** True when there are more slides than are shown. */
  get isEnough(): boolean {
    return this.count > this.#slides
  }

  /** True when there is a slide to go to on that side. */
  canMove(direction: 1 | -1): boolean {
    if (!this.isEnough) return false
    const end = this.count - this.#slides
    return this.options.rewind || (direction === 1 ? this.index < end : this.index > 0)
  }

  /** One arrow's move of the shopper. */
  move(direction: 1 | -1): void {
    this.#moveByShopper(direction === 1 ? '>' : '<')
  }

  /** Shows the slide that the shopper asked for. */
  go(index: number): void {
    this.#moveByShopper(index)
  }

  /** Moves on by itself. */
  next(): void {
    this.#splide.go('>')
  }

  /** Shows so many slides at once. */
  show(slides: number): void {
    this.#slides = slides
    this.#splide.options = { perPage: slides, drag: this.isEnough }
    this.#update()
  }

  /** Restores the list as the server sent it. */
  destroy(): void {
    this.#lifetime.abort()
    this.#splide.destroy()
    this.host.classList.remove('is-initialized')
    if (this.host.className === '') this.host.removeAttribute('class')
    this.#shown.restore()
    delete this.list.dataset.vtDragged
  }

  #moveByShopper(to: string | number): void {
    this.#isByShopper = true
    this.#splide.go(to)
    this.#isByShopper = false
  }

  #start(): void {
    const { host, list } = this
    const { speed } = this.options
    const splide = this.#splide
    splide.on('move', (index, before) => this.#onMove(index, before))
    splide.on('drag', () => list.toggleAttribute('data-vt-dragged', true))
    splide.on('dragged', () => list.removeAttribute('data-vt-dragged'))
    list.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    splide.mount({
      ...LEFT_OUT,
      Media: mediaOf(speed),
      Elements: elementsOf(host, list),
      Slides: slidesOf(),
      Layout: layoutOf(),
    })
    this.show(this.#slides)
    this.#watch()
    this.#leaveTabOrder()
  }

  /** Slides that come or go, sizes that change with a window or a panel that opens, and a shopper who comes near. */
  #watch(): void {
    const { host, list } = this
    const { signal } = this.#lifetime
    const children = new MutationObserver(() => {
      this.#splide.refresh()
      this.show(this.#slides)
    })
    children.observe(list, { childList: true })
    const size = new ResizeObserver(() => this.#splide.emit('resize'))
    size.observe(host)
    signal.addEventListener('abort', () => {
      children.disconnect()
      size.disconnect()
    })
    for (const name of ['pointerenter', 'focusin'])
      host.addEventListener(name, () => this.#fetchAhead(), { signal, once: true })
    const isRightToLeft = this.#splide.options.direction === 'rtl'
    const move = (direction: 1 | -1) => {
      const canMove = this.canMove(direction)
      if (canMove) this.move(direction)
      return canMove
    }
    onWheelMove(host, (way) => move(isRightToLeft ? (-way as 1 | -1) : way), signal)
  }

  /** A list without links has a place in the tab order so that keys can scroll it; from now on the buttons do that. */
  #leaveTabOrder(): void {
    const { list } = this
    const place = list.getAttribute('tabindex')
    if (place === null) return
    list.removeAttribute('tabindex')
    this.#lifetime.signal.addEventListener('abort', () => list.setAttribute('tabindex', place))
  }

  #onMove(index: number, before: number): void {
    if (index === before) return
    const isByShopper = this.#isByShopper || Boolean(this.#splide.Components.Drag.isDragging())
    this.#update()
    this.#fetchAhead()
    this.options.onMove(index, isByShopper)
  }

  #fetchAhead(): void {
    this.#shown.fetchAhead(this.first, 2 * this.#slides)
  }

  #update(): void {
    this.#shown.mark(this.first, this.#slides)
    this.options.onChange()
  }
}

function splideOptions(host: HTMLElement, list: HTMLElement, { slides, speed, step, rewind, start }: EngineOptions) {
  const isRightToLeft = getComputedStyle(host).direction === 'rtl'
  return {
    type: 'slide',
    perPage: slides,
    ...(step && { perMove: step }),
    speed,
    rewind,
    start: start ?? scrolledTo(list, isRightToLeft),
    direction: isRightToLeft ? 'rtl' : 'ltr',
    // The sizes are those of the style sheet, before and after.
    autoWidth: true,
    autoHeight: true,
    dragMinThreshold: { mouse: 4, touch: 10 },
    noDrag: 'input, textarea, select, option, [data-no-drag]',
  } as const
}

/** The slide to which the list was scrolled by hand before there was a slider. */
function scrolledTo(list: HTMLElement, isRightToLeft: boolean): number {
  const side = isRightToLeft ? 'right' : 'left'
  const edge = list.getBoundingClientRect()[side]
  const distances = [...list.children].map((slide) => Math.abs(slide.getBoundingClientRect()[side] - edge))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
