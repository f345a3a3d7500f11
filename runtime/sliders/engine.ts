import { Splide } from '@splidejs/splide'
import { onResize } from '../page/window/resize.ts'
import { Buttons } from './buttons.ts'
import { Rotation } from './rotation.ts'
import { ShownSlides } from './shown-slides.ts'
import type { Slider, SliderOptions } from './slider.ts'
import { elementsOf, LEFT_OUT, slidesOf } from './splide-parts.ts'
import { hearWheel } from './wheel.ts'

/** Puts Splide to work on the server's list, with what the library adds to it: buttons, rotation, what is inert. */
export class Engine implements Slider {
  readonly #root: HTMLElement
  readonly #options: SliderOptions
  readonly #splide: Splide
  readonly #shown: ShownSlides
  readonly #rotation: Rotation | undefined
  readonly #buttons: Buttons | undefined
  #isByShopper = false

  constructor(root: HTMLElement, options: SliderOptions, signal: AbortSignal) {
    const { list, autoplay = 0 } = options
    this.#root = root
    this.#options = options
    this.#splide = new Splide(root, splideOptions(root, options, this.#slides))
    this.#shown = new ShownSlides(list)
    if (autoplay > 0) {
      const next = () => this.#splide.go('>')
      this.#rotation = new Rotation(root, { interval: autoplay, next, onChange: () => this.#draw() }, signal)
    }
    if (options.hasButtons !== false) {
      const toEnd = (direction: 1 | -1) => this.go(direction === 1 ? this.count - 1 : 0)
      const toggle = () => this.#rotation?.toggle()
      this.#buttons = new Buttons(root, { move: (direction) => this.move(direction), toEnd, toggle })
    }
    this.#start(list, signal)
  }

  get index(): number {
    return this.#splide.index
  }

  get count(): number {
    return this.#splide.length
  }

  get #slides(): number {
    return Math.max(1, this.#options.slides())
  }

  canMove(direction: 1 | -1): boolean {
    const end = this.count - this.#slides
    if (end <= 0) return false
    return this.#splide.options.rewind || (direction === 1 ? this.index < end : this.index > 0)
  }

  move(direction: 1 | -1): void {
    this.#byShopper(() => this.#splide.go(direction === 1 ? '>' : '<'))
  }

  go(index: number): void {
    this.#byShopper(() => this.#splide.go(index))
  }

  refresh(): void {
    const slides = this.#slides
    this.#root.style.setProperty('--vt-slides', String(slides))
    this.#splide.options = { perPage: slides, drag: this.count > slides }
    this.#draw()
  }

  #byShopper(work: () => void): void {
    this.#isByShopper = true
    work()
    this.#isByShopper = false
  }

  #start(list: HTMLElement, signal: AbortSignal): void {
    const splide = this.#splide
    const { column } = this.#options
    const track = list.parentElement ?? this.#root
    splide.on('move', (index, before) => this.#hearMove(index, before))
    splide.on('drag', () => list.toggleAttribute('data-vt-dragged', true))
    splide.on('dragged', () => list.removeAttribute('data-vt-dragged'))
    list.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    track.dataset.vtTrack = column ? 'column' : 'row'
    splide.mount({ ...LEFT_OUT, Elements: elementsOf(this.#root, list), Slides: slidesOf() })
    this.refresh()
    this.#watch(list, signal)
    if (!column) this.#hearWheel(track, signal)
    signal.addEventListener('abort', () => {
      splide.destroy()
      this.#root.classList.remove('is-initialized', 'is-overflow')
      if (this.#root.className === '') this.#root.removeAttribute('class')
      this.#shown.stop()
      this.#buttons?.stop()
      delete track.dataset.vtTrack
      delete list.dataset.vtDragged
    })
  }

  /** Slides that come or go, and rooms that change: a window, a panel that opens. */
  #watch(list: HTMLElement, signal: AbortSignal): void {
    const arrivals = new MutationObserver(() => {
      this.#splide.refresh()
      this.refresh()
    })
    arrivals.observe(list, { childList: true })
    const room = new ResizeObserver(() => this.#splide.emit('resize'))
    room.observe(this.#root)
    onResize(() => this.refresh(), signal)
    for (const name of ['pointerenter', 'focusin'])
      this.#root.addEventListener(name, () => this.#fetchAhead(), { signal, once: true })
    signal.addEventListener('abort', () => {
      arrivals.disconnect()
      room.disconnect()
    })
  }

  #hearWheel(track: HTMLElement, signal: AbortSignal): void {
    const isRightToLeft = this.#splide.options.direction === 'rtl'
    const move = (direction: 1 | -1) => {
      const way = isRightToLeft ? (-direction as 1 | -1) : direction
      const canMove = this.canMove(way)
      if (canMove) this.move(way)
      return canMove
    }
    hearWheel(track, move, signal)
  }

  #hearMove(index: number, before: number): void {
    if (index === before) return
    const isByShopper = this.#isByShopper || this.#splide.Components.Drag.isDragging()
    if (isByShopper) this.#rotation?.give()
    this.#rotation?.restart()
    this.#draw()
    this.#fetchAhead()
    if (isByShopper) this.#buttons?.tell(this.#first, this.#slides, this.count)
    this.#options.onMove?.(index, isByShopper)
  }

  /** The last slides stay side by side, so the first that is seen may come before the one that was asked for. */
  get #first(): number {
    return Math.max(0, Math.min(this.index, this.count - this.#slides))
  }

  #fetchAhead(): void {
    this.#shown.fetchAhead(this.#first, 2 * this.#slides)
  }

  #draw(): void {
    const isEnough = this.count > this.#slides
    this.#shown.draw(this.#first, this.#slides)
    this.#rotation?.update(isEnough)
    this.#buttons?.draw({
      isEnough,
      canGoBack: this.canMove(-1),
      canGoOn: this.canMove(1),
      rotation: this.#rotation?.state,
    })
    this.#options.onDraw?.()
  }
}

function splideOptions(root: HTMLElement, options: SliderOptions, slides: number) {
  const { list, autoplay = 0, column, step } = options
  const isRightToLeft = getComputedStyle(root).direction === 'rtl'
  return {
    type: 'slide',
    perPage: slides,
    ...(step && { perMove: step }),
    speed: options.speed,
    rewind: options.rewind ?? autoplay > 0,
    start: options.start ?? scrolledTo(list, Boolean(column), isRightToLeft),
    direction: column ? 'ttb' : isRightToLeft ? 'rtl' : 'ltr',
    ...(column && { height: column }),
    // The sizes are those of the style sheet, before and after.
    autoWidth: true,
    autoHeight: true,
    dragMinThreshold: { mouse: 4, touch: 10 },
    noDrag: 'input, textarea, select, option, [data-no-drag]',
  } as const
}

/** The slide to which the list was scrolled by hand before there was a slider. */
function scrolledTo(list: HTMLElement, isColumn: boolean, isRightToLeft: boolean): number {
  const side = isColumn ? 'top' : isRightToLeft ? 'right' : 'left'
  const edge = list.getBoundingClientRect()[side]
  const distances = [...list.children].map((slide) => Math.abs(slide.getBoundingClientRect()[side] - edge))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
