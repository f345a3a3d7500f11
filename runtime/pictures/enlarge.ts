import { DOUBLE_TAP, MOST, shownSize } from './rules.ts'

/** Milliseconds and CSS pixels within which two taps are a double tap. */
const TAP_TIME = 350
const TAP_WAY = 24

type Point = { x: number; y: number }

const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Enlarges the picture in a frame by two fingers, a double tap or keys. One finger moves an enlarged picture. The frame
 * needs `touch-action: none`.
 */
export class Enlargement {
  #scale = 1
  #place: Point = { x: 0, y: 0 }
  readonly #fingers = new Map<number, Point>()
  #tap: (Point & { time: number }) | undefined

  constructor(
    private readonly frame: HTMLElement,
    private readonly picture: () => HTMLImageElement | undefined,
    signal: AbortSignal,
  ) {
    frame.addEventListener('pointerdown', (event) => this.#put(event), { signal })
    frame.addEventListener('pointermove', (event) => this.#follow(event), { signal })
    for (const name of ['pointerup', 'pointercancel'] as const) {
      frame.addEventListener(name, ({ pointerId }) => this.#lift(pointerId), { signal })
    }
    frame.addEventListener('click', (event) => this.#onTap(event), { signal })
  }

  get isOn(): boolean {
    return this.#scale > 1
  }

  /** True while two fingers are on the picture, or one moves an enlarged one. */
  get isBusy(): boolean {
    return this.#fingers.size > 1 || (this.isOn && this.#fingers.size > 0)
  }

  /** Enlarges or shrinks the picture by a factor, around a point of the window or the centre. */
  by(factor: number, at: Point = this.#centre()): void {
    this.#set(this.#scale * factor, at, at)
  }

  reset(): void {
    this.#scale = 1
    this.#render()
  }

  #put({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    this.#fingers.set(pointerId, { x, y })
    if (this.isBusy) this.frame.setPointerCapture(pointerId)
  }

  #follow({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const finger = this.#fingers.get(pointerId)
    if (!finger) return
    const before = [...this.#fingers.values()].map((place) => ({ ...place }))
    Object.assign(finger, { x, y })
    const [one, two] = this.#fingers.values()
    const [wasOne, wasTwo] = before
    if (one && two && wasOne && wasTwo) {
      const factor = distance([one, two]) / (distance([wasOne, wasTwo]) || 1)
      this.#set(this.#scale * factor, middle([wasOne, wasTwo]), middle([one, two]))
    } else if (one && wasOne && this.isOn) this.#set(this.#scale, wasOne, one)
  }

  #lift(pointerId: number): void {
    this.#fingers.delete(pointerId)
  }

  #onTap({ target, clientX: x, clientY: y, timeStamp: time }: MouseEvent): void {
    if (target !== this.picture()) return
    const last = this.#tap
    const isDouble = last && time - last.time < TAP_TIME && distance([last, { x, y }]) < TAP_WAY
    this.#tap = isDouble ? undefined : { x, y, time }
    if (isDouble && this.isOn) this.reset()
    else if (isDouble) this.by(DOUBLE_TAP, { x, y })
  }

  #centre(): Point {
    const { x, y, width, height } = this.frame.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }

  /** Moves the point of the picture at `from` to `to`. */
  #set(scale: number, from: Point, to: Point): void {
    const next = Math.min(Math.max(scale, 1), MOST)
    const centre = this.#centre()
    const along = (axis: 'x' | 'y') =>
      to[axis] - centre[axis] - ((from[axis] - centre[axis] - this.#place[axis]) / this.#scale) * next
    this.#place = { x: along('x'), y: along('y') }
    this.#scale = next
    this.#render()
  }

  /** The picture never leaves an edge of the frame that it could fill. */
  #render(): void {
    const picture = this.picture()
    if (!picture) return
    const frame = { width: this.frame.clientWidth, height: this.frame.clientHeight }
    const size = shownSize({ width: picture.naturalWidth, height: picture.naturalHeight }, frame)
    const keep = (place: number, length: number, space: number) => {
      const most = Math.max(0, (length * this.#scale - space) / 2)
      return Math.min(Math.max(place, -most), most)
    }
    const { x, y } = this.#place
    this.#place = { x: keep(x, size.width, frame.width), y: keep(y, size.height, frame.height) }
    this.frame.toggleAttribute('data-enlarged', this.isOn)
    picture.style.scale = this.isOn ? String(this.#scale) : ''
    picture.style.translate = this.isOn ? `${this.#place.x}px ${this.#place.y}px` : ''
    // A picture with multiple sizes is fetched in the size that is needed now.
    if (this.isOn && picture.srcset) picture.sizes = `${Math.round(size.width * this.#scale)}px`
  }
}
