/** Milliseconds until a held button repeats, and between the repetitions. */
const HOLD = 400
const REPEAT = 75

/** The events that end a hold, wherever the pointer is by then. */
const ENDS = ['pointerup', 'pointercancel', 'lostpointercapture', 'contextmenu', 'blur', 'visibilitychange']

export type Press = {
  /** One step; false at the end of the range. */
  step(): boolean
  /** Called after a click, or when a held button is released. */
  finish(): void
}

/** A click on a button is one step; a held button repeats it. */
export class HeldButton {
  readonly #press: Press
  #timer: ReturnType<typeof setTimeout> | undefined
  #released = new AbortController()
  #wasHeld = false

  constructor(press: Press) {
    this.#press = press
  }

  readonly props = {
    onPointerDown: ({ button, currentTarget }: PointerEvent) => {
      if (button === 0) this.#start(currentTarget as HTMLButtonElement)
    },
    onClick: () => {
      if (!this.#wasHeld && this.#press.step()) this.#press.finish()
      this.#wasHeld = false
    },
  }

  stop(): void {
    this.#released.abort()
    clearTimeout(this.#timer)
  }

  #start(button: HTMLButtonElement): void {
    this.stop()
    this.#wasHeld = false
    this.#timer = setTimeout(() => this.#repeat(button), HOLD)
    this.#released = new AbortController()
    for (const name of ENDS) addEventListener(name, this.#release, this.#released)
  }

  #repeat(button: HTMLButtonElement): void {
    // A button that was disabled or removed meanwhile gets no release.
    if (!button.isConnected || button.matches(':disabled')) {
      this.#release()
      return
    }
    this.#wasHeld = true
    if (this.#press.step()) this.#timer = setTimeout(() => this.#repeat(button), REPEAT)
  }

  readonly #release = () => {
    this.stop()
    if (!this.#wasHeld) return
    this.#press.finish()
    // The click that ends the hold is sent in this task.
    setTimeout(() => {
      this.#wasHeld = false
    })
  }
}
