/** Milliseconds after which every delayed announcement was made. */
const REST = 2_000

type Timer = { at: number; work: () => void }

/** A clock that a test controls: time-outs that are set after `hold` run only when `pass` is called. */
export class Clock {
  #now = 0
  #count = 1_000_000
  #timers = new Map<number, Timer>()
  #jumped = 0
  #real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout }
  #clocks: { wall: typeof Date.now; steady: typeof performance.now } | undefined

  /** Takes over the page's time-outs. Frames, promises and `performance.now` are not affected. */
  hold(): void {
    Object.assign(window, {
      setTimeout: (work: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
        this.#count += 1
        this.#timers.set(this.#count, { at: this.#now + delay, work: () => work(...values) })
        return this.#count
      },
      clearTimeout: (id: number) => this.#timers.delete(id) || this.#real.clearTimeout.call(window, id),
    })
  }

  /**
   * Takes over the clocks as well: the device's, `Date.now`, which shows `wall` from now on, and the monotonic one,
   * `performance.now`. They stop until `pass`.
   */
  holdClocks(wall = Date.now()): void {
    const start = this.#now
    const steady = performance.now()
    this.#clocks ??= { wall: Date.now, steady: performance.now }
    this.#jumped = 0
    Date.now = () => wall + this.#now - start + this.#jumped
    performance.now = () => steady + this.#now - start
  }

  /**
   * Sets the device's clock forward or back, as its owner or a sleep does: no time-out and no other clock is affected.
   */
  jump(milliseconds: number): void {
    this.#jumped += milliseconds
  }

  /** Lets a number of milliseconds pass at once; due time-outs run in their order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (;;) {
      const [due] = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)
      if (!due) break
      this.#timers.delete(due[0])
      this.#now = due[1].at
      due[1].work()
    }
    this.#now = end
  }

  get waiting(): number {
    return this.#timers.size
  }

  /** True when a time-out is due in exactly this number of milliseconds. */
  isDueIn(milliseconds: number): boolean {
    return [...this.#timers.values()].some(({ at }) => at === this.#now + milliseconds)
  }

  /** Restores the page's own time; pending time-outs are dropped. */
  release(): void {
    Object.assign(window, this.#real)
    this.#timers.clear()
    if (!this.#clocks) return
    Date.now = this.#clocks.wall
    performance.now = this.#clocks.steady
    this.#clocks = undefined
  }
}

/**
 * Acts while the clocks rest on a whole second, as the expiry of a cookie does; returns that second in milliseconds.
 */
export function onWholeSecond(act: () => void): number {
  const clock = new Clock()
  const second = Math.floor(Date.now() / 1_000) * 1_000
  clock.holdClocks(second)
  act()
  clock.release()
  return second
}

/** The text of the library's live region after an action and its delays; '' if it is empty. */
export function announcedBy(act: () => void): string {
  const region = () => document.querySelector('[data-part=announcement]')
  const clock = new Clock()
  region()?.replaceChildren()
  clock.hold()
  act()
  clock.pass(REST)
  clock.release()
  return region()?.textContent ?? ''
}
