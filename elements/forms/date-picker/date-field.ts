import { clearMark, markWrong } from '../../../runtime/forms/field-message.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { type Day, formatDate } from '../../../runtime/text/dates.ts'
import { type Bounds, isoOf, readDay, refusalOf } from './rules.ts'
import { faultOf, type Texts, wordsOf } from './words.ts'

export type DateFieldOptions = {
  host: HTMLElement
  input: HTMLInputElement
  bounds(): Bounds
  t: Texts
  signal: AbortSignal
  /** Another date stands, as `yyyy-MM-dd`, or none. */
  tell(value: string): void
}

const fetchCalendar = () => import('./calendar.ts')

/** A text field that holds a date. What cannot be read stays as it was typed, and the field says so. */
export class DateField {
  readonly #options: DateFieldOptions
  readonly #button = document.createElement('button')
  #told: string
  #isMarked = false
  #isOpening = false
  #close: (() => void) | undefined

  constructor(options: DateFieldOptions) {
    this.#options = options
    const { host, input, signal } = options
    this.#told = this.#value
    this.#button.type = 'button'
    this.#button.dataset.part = 'toggle'
    this.#button.ariaHasPopup = 'dialog'
    input.after(this.#button)
    // In capture: by the time that the page hears of the change, the field holds the settled text.
    host.addEventListener('change', (event) => event.target === input && this.#settle(), { capture: true, signal })
    host.addEventListener('input', (event) => event.target === input && this.#type(event), { capture: true, signal })
    input.addEventListener('keydown', (event) => this.#key(event), { signal })
    this.#button.addEventListener('click', () => this.#open(this.#button))
    // The code is on its way before the press ends, which is also what tells of a failure.
    for (const name of ['pointerdown', 'focus'])
      this.#button.addEventListener(name, () => void fetchCalendar().catch(() => {}), { once: true })
    document.addEventListener('reset', ({ target }) => target === input.form && setTimeout(() => this.#restart()), {
      signal,
    })
    this.#watch(input, signal)
    this.judge()
  }

  /** The date as `yyyy-MM-dd`; empty when there is none that may be chosen. */
  get #value(): string {
    const day = this.#day
    return day && !refusalOf(day, this.#options.bounds()) ? isoOf(day) : ''
  }

  get #day(): Day | undefined {
    return readDay(this.#options.input.value)
  }

  /** Tells the browser, and whoever validates the form, what is wrong with the field now. */
  judge(): string {
    const { input, bounds, t, signal } = this.#options
    if (signal.aborted) return ''
    const fault = faultOf(input.value, bounds(), t)
    if (input.validationMessage !== fault || !input.validity.customError) input.setCustomValidity(fault)
    this.#draw()
    return fault
  }

  #draw(): void {
    const { input, t } = this.#options
    const day = this.#day
    this.#button.ariaLabel = day ? t.change({ date: wordsOf(day) }) : t.choose
    this.#button.disabled = input.disabled || input.readOnly
  }

  #watch(input: HTMLInputElement, signal: AbortSignal): void {
    const observer = new MutationObserver(() => this.#draw())
    observer.observe(input, { attributeFilter: ['disabled', 'readonly'] })
    signal.addEventListener('abort', () => {
      observer.disconnect()
      this.#close?.()
      this.#button.remove()
      input.setCustomValidity('')
      this.#mark('')
    })
  }

  #type(event: Event): void {
    // What a browser fills in is no typing; it writes birthdays as yyyy-MM-dd.
    if (!(event as InputEvent).inputType) this.#write()
    const fault = this.judge()
    if (this.#isMarked && fault === '') this.#mark('')
  }

  /** Writes a date that can be read in the short format, with all four digits of the year. */
  #write(): void {
    const { input } = this.#options
    const day = this.#day
    if (day && input.value !== formatDate(day)) input.value = formatDate(day)
  }

  #settle(): void {
    this.#write()
    this.#mark(this.judge())
    if (this.#told === this.#value) return
    this.#told = this.#value
    // After the native event, which is on its way.
    queueMicrotask(() => this.#options.tell(this.#told))
  }

  #restart(): void {
    if (this.#options.signal.aborted) return
    this.judge()
    this.#mark('')
    this.#told = this.#value
  }

  /** Shows what is wrong where nobody else does. */
  #mark(fault: string): void {
    const { host, input } = this.#options
    if (host.closest('form-validator') || input.form?.querySelector('form-validator')) return
    if (fault !== '') markWrong(input, fault)
    else if (this.#isMarked) clearMark(input)
    this.#isMarked = fault !== ''
  }

  #key(event: KeyboardEvent): void {
    const { input } = this.#options
    const { key, altKey } = event
    if (!altKey || key !== 'ArrowDown' || input.disabled || input.readOnly) return
    event.preventDefault()
    this.#open(input)
  }

  async #open(trigger: HTMLElement): Promise<void> {
    const { host, input, bounds, t, signal } = this.#options
    if (this.#isOpening || this.#close) return
    this.#isOpening = true
    try {
      const { openCalendar } = await fetchCalendar()
      if (signal.aborted || input.matches(':disabled')) return
      this.#close = openCalendar({
        ...{ host, field: input, trigger, t, bounds: bounds(), chosen: this.#day },
        choose: (day) => this.#choose(day),
        closed: () => {
          this.#close = undefined
        },
      })
    } catch (error) {
      logOnly('The calendar could not be loaded; a date can be typed.', error)
      input.focus()
    } finally {
      this.#isOpening = false
    }
  }

  #choose(day: Day): void {
    const { input } = this.#options
    const text = formatDate(day)
    if (input.value === text) return
    input.value = text
    for (const name of ['input', 'change']) {
      input.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }))
    }
  }
}
