import { isSettled, type Pending, waitFor } from '../../forms/pending.ts'
import { type Direction, readNumber, type StepRules, textOf } from './rules.ts'

export type NumberFieldOptions = {
  /** The native field; `undefined` until it is rendered. */
  input(): HTMLInputElement | undefined
  /** Called with each new text of the field. */
  show(text: string): void
  rules: StepRules
  /** Called when a typed text was corrected: the field shows another text. */
  onCorrected(): void
  /** Called after a shopper's change, once the value is settled. */
  onSettled?: ((value: number | null) => void) | undefined
  /** Called after a reset, or a new value by script or the server. */
  onRestart?: ((value: number | null) => void) | undefined
}

/** The keys of a spinbutton: the direction and the number of steps; without a number, to the end. */
const STEPS: Readonly<Record<string, readonly [Direction, number?]>> = {
  ArrowUp: [1, 1],
  ArrowDown: [-1, 1],
  PageUp: [1, 10],
  PageDown: [-1, 10],
  Home: [-1],
  End: [1],
}

/** A native number field with the shopper's input: typing, which is settled when it ends, and steps. */
export class NumberField implements Pending {
  /** The known text: a reset, or fresh HTML of the server, makes the field differ from it. */
  text: string
  #last: number | null
  #settled: number | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false
  #isUnsent = false

  constructor(
    text: string,
    public options: NumberFieldOptions,
  ) {
    this.text = text
    this.#last = this.#settled = readNumber(text)
  }

  get #input(): HTMLInputElement | undefined {
    return this.options.input()
  }

  get form(): HTMLFormElement | null {
    return this.#input?.form ?? null
  }

  /** The number in the field; null without one. */
  get value(): number | null {
    return readNumber(this.#input?.value ?? this.text)
  }

  /** The number in the field, or the last one while the field has none: steps start from it. */
  get present(): number | null {
    return this.value ?? this.#last
  }

  readonly props = {
    onInput: () => {
      if (this.#isSending) return
      this.text = this.#input?.value ?? ''
      this.options.show(this.text)
      this.#wait()
    },
    onChange: () => {
      if (this.#isSending) return
      // The native event continues to the page and finds the settled value: a second one is not needed.
      const { value } = this.#settle()
      this.#isUnsent = false
      this.#notify(value)
    },
    onBlur: () => {
      if (this.#timer !== undefined) this.finish()
    },
    onKeyDown: (event: KeyboardEvent) => this.#key(event),
  }

  /** Settles the typed text now, and sends the events of a change. */
  finish(): void {
    const { value, isCorrected } = this.#settle()
    if (isCorrected) this.#send('input')
    if (isCorrected || this.#isUnsent) {
      this.#isUnsent = false
      this.#send('change')
    }
    this.#notify(value)
  }

  /** Makes this many steps, as far as possible; false if the field is at its end. */
  step(direction: Direction, count = 1): boolean {
    const { rules } = this.options
    let next = this.present
    for (let step = 0; step < count && rules.canStep(next, direction); step += 1) next = rules.next(next, direction)
    return this.#change(next)
  }

  /** Steps to the lowest or the highest number; false if there is none, or if it is reached. */
  #stepToEnd(direction: Direction): boolean {
    const end = this.options.rules.settle(direction * Number.POSITIVE_INFINITY, this.present)
    return Number.isFinite(end) && this.#change(end)
  }

  #change(next: number | null): boolean {
    const input = this.#input
    if (!input || input.disabled || input.readOnly || next === this.present) return false
    this.#last = next
    this.#write(next)
    this.#isUnsent = true
    this.#send('input')
    return true
  }

  /** Reads the present number of the field, or writes another one; no events of a change are sent. */
  restart(value = this.value): void {
    this.stop()
    this.#write(value)
    this.#last = this.#settled = value
    this.#isUnsent = false
    this.options.onRestart?.(value)
  }

  /** Writes a number that the rules now require, with the events of a change. */
  correct(value: number | null): void {
    this.#write(value)
    this.options.onCorrected()
    this.#last = value
    this.#isUnsent = true
    this.#send('input')
    this.finish()
  }

  /** Stops waiting for the typing to end. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    isSettled(this)
  }

  #wait(whenUnknown?: number): void {
    const delay = this.options.rules.delayOf(this.text) ?? whenUnknown
    this.stop()
    if (delay === 0) this.finish()
    else waitFor(this)
    if (delay) this.#timer = setTimeout(() => this.finish(), delay)
  }

  #key(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key === 'Enter') this.finish()
    const [direction, count] = STEPS[key] ?? []
    const input = this.#input
    if (!direction || ctrlKey || metaKey || altKey || input?.readOnly || input?.disabled) return
    // With Shift they select text.
    if (count === undefined && shiftKey) return
    event.preventDefault()
    if (count ? this.step(direction, count) : this.#stepToEnd(direction)) this.#wait(0)
  }

  /** Writes the settled number into the field. */
  #settle(): { value: number | null; isCorrected: boolean } {
    const input = this.#input
    this.stop()
    const value = this.options.rules.settle(this.value, this.#last)
    const isCorrected = textOf(value) !== input?.value || input.validity.badInput
    this.#last = value ?? this.#last
    if (isCorrected) {
      this.#write(value)
      this.options.onCorrected()
    }
    return { value, isCorrected }
  }

  #write(value: number | null): void {
    const input = this.#input
    this.text = textOf(value)
    // Also if the browser shows a text for which it reports no value.
    if (input) input.value = this.text
    this.options.show(this.text)
  }

  #notify(value: number | null): void {
    if (this.#settled === value) return
    this.#settled = value
    this.options.onSettled?.(value)
  }

  #send(name: 'input' | 'change'): void {
    this.#isSending = true
    this.#input?.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }))
    this.#isSending = false
  }
}
