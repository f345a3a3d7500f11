import './stepper.css'
import { isSettled, type Pending, waitFor } from './pending.ts'
import { adoptField, forgetField } from './stepper-fields.ts'

export type Direction = 1 | -1

/** What a number may be. Values are null while the field holds no number. */
export type StepRules = {
  /** What a typed number becomes, seen from the value before. */
  settle(typed: number | null, before: number | null): number | null
  /** The value that a press gives. */
  next(value: number | null, direction: Direction): number
  /** False disables the button. */
  canStep(value: number | null, direction: Direction): boolean
  /** Milliseconds after a key until the text is settled; `undefined`: when the field is left. */
  delayOf(text: string): number | undefined
}

export type StepperOptions = {
  host: HTMLElement
  input: HTMLInputElement
  rules: StepRules
  labels: { decrease: string; increase: string }
  signal: AbortSignal
  /** Told after a person's change, once the value is settled. */
  onSettled(value: number | null): void
  /** Told after a reset, or a value that script gave. */
  onRestart?(value: number | null): void
}

/** Milliseconds until a button that is held repeats, and between the repetitions. */
const HOLD = 400
const REPEAT = 75

const HEARD = ['input', 'change', 'focusout', 'keydown', 'click', 'pointerdown'] as const

/** Reads plain numbers with a dot or a comma; null for all else. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : null
}

const textOf = (value: number | null): string => (value === null ? '' : String(value))

/**
 * A native number field with a minus and a plus button. It is one listener object with a handful of native listeners, so that
 * hundreds of them on a page stay cheap.
 */
export class Stepper implements EventListenerObject, Pending {
  readonly #options: StepperOptions
  readonly #buttons: Record<Direction, HTMLButtonElement>
  #value: number | null
  /** The last number: what a new one rose or fell from, also when the field was emptied between. */
  #before: number | null
  #told: number | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #hold: ReturnType<typeof setTimeout> | undefined
  #wasHeld = false
  #isSending = false
  #isUntold = false

  constructor(options: StepperOptions) {
    this.#options = options
    const { host, input, labels, signal } = options
    // The field comes first: a label around the tag would otherwise press the first button.
    this.#buttons = { [-1]: button(host, 'decrease', '−', labels), 1: button(host, 'increase', '+', labels) } as Record<
      Direction,
      HTMLButtonElement
    >
    this.#value = this.#before = this.#told = readNumber(input.value)
    for (const name of HEARD) host.addEventListener(name, this, { capture: true, signal })
    signal.addEventListener('abort', () => this.#stop())
    host.dataset.vtStepper = ''
    adoptField(input, this)
    this.draw()
  }

  get form(): HTMLFormElement | null {
    return this.#options.input.form
  }

  /** The number in the field, or the last one while it holds none. */
  get #present(): number | null {
    return readNumber(this.#options.input.value) ?? this.#before
  }

  handleEvent(event: Event): void {
    if (this.#isSending) return
    const { input } = this.#options
    if (event.type === 'click' || event.type === 'pointerdown') this.#press(event as PointerEvent)
    else if (event.target !== input) return
    else if (event.type === 'input') this.#type()
    else if (event.type === 'keydown') this.#key(event as KeyboardEvent)
    else if (event.type === 'change') this.#settle(true)
    else if (this.#timer !== undefined) this.finish()
  }

  /** Settles what is typed now, and tells it. */
  finish(): void {
    if (this.#settle(false)) this.#send('input')
    if (this.#isUntold) this.#send('change')
    this.#tell()
  }

  /** Takes a value that script or a reset gave; nobody is told. */
  restart(value?: number | null): void {
    const { input } = this.#options
    this.#clear()
    if (value !== undefined) input.value = textOf(value)
    this.#value = this.#before = this.#told = readNumber(input.value)
    this.#isUntold = false
    this.draw()
    this.#options.onRestart?.(this.#value)
  }

  /** Puts in a value that the rules now ask for, and tells it. */
  correct(value: number | null): void {
    const { input } = this.#options
    input.value = textOf(value)
    this.#before = value
    this.#isUntold = true
    this.#send('input')
    this.finish()
  }

  /** Enables the buttons that can do something. */
  draw(): void {
    const { input, rules } = this.#options
    for (const direction of [1, -1] as const) {
      const pressable = this.#buttons[direction]
      const isDisabled = input.disabled || input.readOnly || !rules.canStep(this.#present, direction)
      if (pressable.disabled === isDisabled) continue
      // A disabled button would drop the focus to the page.
      if (isDisabled && document.activeElement === pressable) input.focus({ preventScroll: true })
      pressable.disabled = isDisabled
    }
  }

  #type(): void {
    const delay = this.#options.rules.delayOf(this.#options.input.value)
    this.#schedule(delay)
    this.draw()
  }

  #schedule(delay: number | undefined): void {
    this.#clear()
    if (delay === 0) this.finish()
    else waitFor(this)
    if (delay) this.#timer = setTimeout(() => this.finish(), delay)
  }

  #key(event: KeyboardEvent): void {
    const { input } = this.#options
    if (event.key === 'Enter') this.finish()
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (!direction || event.ctrlKey || event.metaKey || event.altKey || input.readOnly || input.disabled) return
    event.preventDefault()
    if (this.#step(direction)) this.#schedule(this.#options.rules.delayOf(input.value) ?? 0)
  }

  #press(event: PointerEvent): void {
    const direction = ([1, -1] as const).find((way) => this.#buttons[way].contains(event.target as Node))
    if (!direction) return
    if (event.type === 'pointerdown') {
      if (event.button === 0) this.#holdDown(direction)
      return
    }
    if (!this.#wasHeld && this.#step(direction)) this.finish()
    this.#wasHeld = false
  }

  #holdDown(direction: Direction): void {
    const release = new AbortController()
    const repeat = () => {
      this.#wasHeld = true
      if (this.#step(direction)) this.#hold = setTimeout(repeat, REPEAT)
    }
    const letGo = () => {
      release.abort()
      clearTimeout(this.#hold)
      if (!this.#wasHeld) return
      this.finish()
      // The click that ends the hold comes in this task.
      setTimeout(() => {
        this.#wasHeld = false
      })
    }
    clearTimeout(this.#hold)
    this.#wasHeld = false
    this.#hold = setTimeout(repeat, HOLD)
    for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, letGo, release)
  }

  /** One step; false when the field is at its end. */
  #step(direction: Direction): boolean {
    const { input, rules } = this.#options
    const value = this.#present
    if (input.disabled || input.readOnly || !rules.canStep(value, direction)) return false
    this.#value = this.#before = rules.next(value, direction)
    input.value = textOf(this.#value)
    this.#isUntold = true
    this.#send('input')
    this.draw()
    return true
  }

  /** Puts the settled number into the field; true when that changed the text. */
  #settle(isNative: boolean): boolean {
    const { input, rules } = this.#options
    this.#clear()
    this.#value = rules.settle(readNumber(input.value), this.#before)
    this.#before = this.#value ?? this.#before
    const text = textOf(this.#value)
    const isCorrected = text !== input.value || input.validity.badInput
    if (isCorrected) input.value = text
    this.draw()
    // The native event goes on to the page and finds the settled value: a second one is not needed.
    if (isNative) {
      this.#isUntold = false
      this.#tell()
    } else if (isCorrected) this.#isUntold = true
    return isCorrected
  }

  #tell(): void {
    if (this.#told === this.#value) return
    this.#told = this.#value
    this.#options.onSettled(this.#value)
  }

  #send(name: 'input' | 'change'): void {
    if (name === 'change') this.#isUntold = false
    this.#isSending = true
    this.#options.input.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }))
    this.#isSending = false
  }

  #clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    isSettled(this)
  }

  #stop(): void {
    this.#clear()
    clearTimeout(this.#hold)
    forgetField(this.#options.input)
    for (const pressable of Object.values(this.#buttons)) pressable.remove()
  }
}

/** A clone brings the buttons of its original: they are used again. */
function button(
  host: HTMLElement,
  part: 'decrease' | 'increase',
  sign: string,
  labels: StepperOptions['labels'],
): HTMLButtonElement {
  const found = host.querySelector<HTMLButtonElement>(`:scope > [data-part="${part}"]`)
  const made = found ?? document.createElement('button')
  made.type = 'button'
  made.dataset.part = part
  made.textContent = sign
  made.setAttribute('aria-label', labels[part])
  // The arrow keys of the field do the same, as in the spinbutton pattern: one stop for Tab.
  made.tabIndex = -1
  if (!found) host.append(made)
  return made
}
