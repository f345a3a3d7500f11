type Timer = { left: number; since: number; handle?: ReturnType<typeof setTimeout> }

/** Timers of several things that can be paused together. A paused timer goes on with what it has left. */
export class Timers<K> {
  #timers = new Map<K, Timer>()
  #isPaused = false

  constructor(private readonly ended: (key: K) => void) {}

  /** Starts a timer of so many milliseconds; a key that has one keeps it. 0 and less never end. */
  start(key: K, milliseconds: number): void {
    if (milliseconds <= 0 || this.#timers.has(key)) return
    const timer = { left: milliseconds, since: 0 }
    this.#timers.set(key, timer)
    if (!this.#isPaused) this.#run(key, timer)
  }

  stop(key: K): void {
    clearTimeout(this.#timers.get(key)?.handle)
    this.#timers.delete(key)
  }

  stopAll(): void {
    for (const key of [...this.#timers.keys()]) this.stop(key)
  }

  pause(isPaused: boolean): void {
    if (this.#isPaused === isPaused) return
    this.#isPaused = isPaused
    for (const [key, timer] of this.#timers) {
      if (!isPaused) this.#run(key, timer)
      else {
        clearTimeout(timer.handle)
        timer.left -= performance.now() - timer.since
      }
    }
  }

  #run(key: K, timer: Timer): void {
    timer.since = performance.now()
    timer.handle = setTimeout(
      () => {
        this.stop(key)
        this.ended(key)
      },
      Math.max(0, timer.left),
    )
  }
}
