/** What turns by itself. */
export type Turning = {
  /** Milliseconds between two steps. */
  delay(): number
  step(): void
}

/** Fewer milliseconds than a frame of the screen show nothing more. */
const LEAST_DELAY = 16

/** Lets the product turn by itself, only while it is seen. */
export class Player {
  isPlaying = false
  isSeen = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    host: HTMLElement,
    private readonly turning: Turning,
    signal: AbortSignal,
    seen: () => void,
  ) {
    const observer = new IntersectionObserver((entries) => {
      this.isSeen = entries.at(-1)?.isIntersecting ?? false
      if (this.isSeen) seen()
      this.#follow()
    })
    observer.observe(host)
    document.addEventListener('visibilitychange', () => this.#follow(), { signal })
    signal.addEventListener('abort', () => {
      observer.disconnect()
      clearTimeout(this.#timer)
    })
  }

  play(): void {
    this.isPlaying = true
    this.#follow()
  }

  pause(): void {
    this.isPlaying = false
    this.#follow()
  }

  #follow(): void {
    clearTimeout(this.#timer)
    if (!this.isPlaying || !this.isSeen || document.hidden) return
    this.#timer = setTimeout(
      () => {
        this.turning.step()
        this.#follow()
      },
      Math.max(LEAST_DELAY, this.turning.delay()),
    )
  }
}
