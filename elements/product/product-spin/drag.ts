import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'

/** A drag over the width of the photo turns the product once. */
export const TURNS_PER_WIDTH = 1

/** Pixels after which a press is a drag instead of a click. */
export const DRAG_STARTS = 4

/** The share of the speed of a turn that remains after one millisecond without a hand. */
export const FRICTION = 0.996

/** Turns per millisecond. A higher speed than the first is capped; a turn slower than the second ends. */
export const FASTEST = 0.004
export const SLOWEST = 0.00004

/** The speed is measured over so many milliseconds before the end of a drag. */
export const SPEED_SPAN = 90

/** Turns are shares of a whole turn; positive is to the right. */
export type Hand = {
  /** Returns false to ignore the press. */
  grasp(event: PointerEvent): boolean
  turnBy(turns: number): void
  /** The drag has ended, and the product no longer moves. */
  rest(): void
}

type Sample = { time: number; x: number }

export class Drag {
  #start: { id: number; x: number } | undefined
  #samples: Sample[] = []
  #isDragging = false
  #frame = 0

  constructor(
    private readonly host: HTMLElement,
    private readonly hand: Hand,
    signal: AbortSignal,
  ) {
    const options = { signal }
    host.addEventListener('pointerdown', (event) => this.#press(event), options)
    host.addEventListener('pointermove', (event) => this.#move(event), options)
    host.addEventListener('pointerup', (event) => this.#release(event, true), options)
    // The gesture scrolls the page instead.
    host.addEventListener('pointercancel', (event) => this.#release(event, false), options)
    host.addEventListener('click', (event) => this.#click(event), { capture: true, signal })
    signal.addEventListener('abort', () => {
      this.stop()
      host.removeAttribute('data-dragging')
    })
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !this.hand.grasp(event)) return
    this.stop()
    this.#isDragging = false
    this.#start = { id: event.pointerId, x: event.clientX }
    this.#samples = [{ time: event.timeStamp, x: event.clientX }]
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.#start?.id) return
    const { clientX, pointerId, timeStamp } = event
    if (!this.#isDragging) {
      if (Math.abs(clientX - this.#start.x) < DRAG_STARTS) return
      this.#isDragging = true
      // A pointer that was already released cannot be captured.
      if (event.buttons !== 0) this.host.setPointerCapture(pointerId)
      this.host.toggleAttribute('data-dragging', true)
    }
    const before = this.#samples.at(-1)?.x ?? clientX
    this.#samples = [
      ...this.#samples.filter(({ time }) => timeStamp - time < SPEED_SPAN),
      { time: timeStamp, x: clientX },
    ]
    this.hand.turnBy(this.#turns(clientX - before))
  }

  #release(event: PointerEvent, isThrown: boolean): void {
    if (event.pointerId !== this.#start?.id) return
    this.#start = undefined
    this.host.removeAttribute('data-dragging')
    if (!this.#isDragging) return
    const first = this.#samples.find(({ time }) => event.timeStamp - time < SPEED_SPAN)
    const span = event.timeStamp - (first?.time ?? event.timeStamp)
    const speed = span > 0 ? this.#turns(event.clientX - (first?.x ?? event.clientX)) / span : 0
    if (isThrown && !prefersReducedMotion()) this.#run(Math.max(-FASTEST, Math.min(FASTEST, speed)))
    else this.hand.rest()
  }

  #run(speed: number): void {
    let before = performance.now()
    const turn = (now: number) => {
      const passed = Math.max(0, now - before)
      before = now
      speed *= FRICTION ** passed
      if (Math.abs(speed) < SLOWEST) {
        this.stop()
        this.hand.rest()
        return
      }
      this.hand.turnBy(speed * passed)
      this.#frame = requestAnimationFrame(turn)
    }
    this.#frame = requestAnimationFrame(turn)
  }

  /** The click at the end of a drag must not reach a link around the photo or the gallery. */
  #click(event: MouseEvent): void {
    if (!this.#isDragging) return
    this.#isDragging = false
    event.preventDefault()
    event.stopPropagation()
  }

  #turns = (pixels: number): number => (pixels / (this.host.clientWidth || 1)) * TURNS_PER_WIDTH
}
