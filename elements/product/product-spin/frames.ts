import { wrapped } from './rules.ts'

/** A photo wider than twice its CSS pixels shows no more detail. */
const MOST_DENSITY = 2

/** A photo may be enlarged by so much before the next width is fetched, which is not visible. */
const SLACK = 1.1

/** The number of photos that are fetched at the same time. */
export const AT_ONCE = 4

type Frame = { image: HTMLImageElement; state: 'loading' | 'ready' | 'failed' }

/** No photo is fetched before `start`; photos that fail are skipped. */
export class Frames {
  readonly #frames: (Frame | undefined)[]
  readonly #queue: number[]
  #addresses: readonly string[] = []

  constructor(
    readonly count: number,
    private readonly signal: AbortSignal,
    private readonly arrived: () => void,
  ) {
    this.#frames = Array.from({ length: count }, () => undefined)
    this.#queue = loadOrder(count)
    signal.addEventListener('abort', () => this.#stop())
  }

  get isStarted(): boolean {
    return this.#addresses.length > 0
  }

  get isSettled(): boolean {
    return this.#frames.every((frame) => frame !== undefined && frame.state !== 'loading')
  }

  /** Loads the photos in coarse steps first, a few at a time. */
  start(addresses: readonly string[]): void {
    if (this.isStarted) return
    this.#addresses = addresses
    for (let line = 0; line < AT_ONCE; line += 1) this.#work()
  }

  isReady = (place: number): boolean => this.#frames[place]?.state === 'ready'

  /** The next index in a direction whose photo has loaded, or may still load. */
  next(place: number, direction: 1 | -1): number {
    for (let away = 1; away <= this.count; away += 1) {
      const other = wrapped(place + away * direction, this.count)
      if (this.#frames[other]?.state !== 'failed') return other
    }
    return place
  }

  /** Returns the photo at an index, or the nearest that has loaded. */
  nearest(place: number): { place: number; address: string } | undefined {
    const found = nearestPlace(place, this.count, this.isReady)
    const frame = found === undefined ? undefined : this.#frames[found]
    return found === undefined || !frame ? undefined : { place: found, address: frame.image.src }
  }

  async #work(): Promise<void> {
    for (let place = this.#queue.shift(); place !== undefined && !this.signal.aborted; place = this.#queue.shift()) {
      await this.#load(place)
      if (!this.signal.aborted) this.arrived()
    }
  }

  async #load(place: number): Promise<void> {
    const image = new Image()
    const frame: Frame = { image, state: 'loading' }
    this.#frames[place] = frame
    image.fetchPriority = 'low'
    image.src = this.#addresses[place] ?? ''
    try {
      await image.decode()
      frame.state = 'ready'
    } catch {
      frame.state = 'failed'
    }
  }

  #stop(): void {
    this.#queue.length = 0
    for (const frame of this.#frames) if (frame?.state === 'loading') frame.image.removeAttribute('src')
  }
}

/** Returns the smallest width that fills `pixels` on this screen with a tolerance of a tenth, else the largest. */
export function fittingWidth(widths: string, pixels: number, density: number): number | undefined {
  const known = widths
    .split(',')
    .map(Number)
    .filter((width) => width > 0)
    .sort((one, other) => one - other)
  const wanted = pixels * Math.min(density, MOST_DENSITY)
  return known.find((width) => width * SLACK >= wanted) ?? known.at(-1)
}

/** Quarters are first, then the photos between, so that the product can be turned early. */
export function loadOrder(count: number): number[] {
  const order = new Set<number>()
  for (let step = Math.ceil(count / 4); step >= 1; step = step === 1 ? 0 : Math.ceil(step / 2)) {
    for (let place = 0; place < count; place += step) order.add(place)
  }
  return [...order]
}

/** Searches in either direction. Returns undefined if no photo has loaded. */
export function nearestPlace(place: number, count: number, has: (place: number) => boolean): number | undefined {
  for (let away = 0; away <= count / 2; away += 1) {
    for (const side of [place + away, place - away]) if (has(wrapped(side, count))) return wrapped(side, count)
  }
  return undefined
}
