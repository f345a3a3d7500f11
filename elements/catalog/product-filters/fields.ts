import { settings } from '../../../runtime/page/settings.ts'
import { parseNumber } from '../../../runtime/text/typed-number.ts'
import { $filters, chooseFilters, type Filters, setFilter } from '../../../stores/filters/filters.ts'
import type { Typed } from './carry.ts'
import { AUTO_SUBMIT, fieldText, isCrossed, otherEnd, uncross } from './rules.ts'

type Field = HTMLInputElement | HTMLSelectElement

const FIELDS = 'input[name]:not([type=hidden], [type=submit], [type=button]), select[name]'

type Options = {
  host: HTMLElement
  signal: AbortSignal
  /** Whether a change is followed by a submit of its own. */
  isTimed(): boolean
  /** What was typed is in the choice now. */
  changed(): void
  /** The time is over. `names` are the fields that were changed. */
  due(names: string[]): void
}

/** The fields of the form that are no filter items: ends of a range, texts, lists. Their values are single ones. */
export class Fields {
  /** Those whose text is not in the choice yet. */
  readonly #unsent = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #focused: Field | undefined

  constructor(private readonly options: Options) {
    const { host, signal } = options
    const hear = (name: string, listener: (field: Field) => void) =>
      host.addEventListener(name, ({ target }) => isOwn(host, target) && listener(target), { signal })
    hear('input', (field) => this.#note(field))
    hear('change', (field) => this.#leave(field))
    hear('focusin', (field) => {
      this.#focused = field
    })
    // A field that goes with its page is still the one that is typed in.
    hear('focusout', () => {
      if (host.isConnected) this.#focused = undefined
    })
    signal.addEventListener('abort', () => clearTimeout(this.#timer))
  }

  /** Puts all that is typed into the choice, and counts the time no longer. */
  finish(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#unsent.size === 0) return
    const names = [...this.#unsent]
    this.#unsent.clear()
    const before = $filters.get().filters
    let after = before
    for (const field of this.#named(names)) after = withField(after, field)
    after = names.reduce(uncross, after)
    if (after === before) return
    chooseFilters(after)
    this.draw()
    this.options.changed()
  }

  /** Begins the time until the form sends itself anew. */
  wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#end(), AUTO_SUBMIT)
  }

  /** Shows the choice in the fields, but for those that are being typed in. */
  draw(): void {
    const { filters } = $filters.get()
    for (const field of ownFields(this.options.host)) {
      if (field === document.activeElement || this.#unsent.has(field.name)) continue
      show(field, filters[field.name])
    }
  }

  /** What is typed, for the fields that come in place of these. */
  get typed(): Typed[] {
    const kept = ownFields(this.options.host).filter((field) => this.#unsent.has(field.name) || field === this.#focused)
    return kept.filter(isText).map((field) => ({
      name: field.name,
      text: field.value,
      isUnsent: this.#unsent.has(field.name),
      caret: field.type === 'number' ? null : field.selectionStart,
    }))
  }

  /** Goes on where the fields before these were. */
  take(typed: readonly Typed[]): void {
    for (const { name, text, isUnsent, caret } of typed) {
      const field = ownFields(this.options.host).find((own) => own.name === name)
      if (!field || !isText(field)) continue
      field.value = text
      if (caret !== null) field.setSelectionRange(caret, caret)
      if (isUnsent) this.#note(field)
    }
  }

  #note(field: Field): void {
    this.#unsent.add(field.name)
    field.removeAttribute('aria-invalid')
    if (this.options.isTimed()) this.wait()
  }

  /** The value stands: ends that lie the wrong way round change places. */
  #leave(field: Field): void {
    const isNew = !this.#unsent.has(field.name)
    const wasWaiting = this.#timer !== undefined && !isNew
    if (isNew) this.#unsent.add(field.name)
    if (!this.options.isTimed()) this.finish()
    else if (!wasWaiting) this.wait()
  }

  #end(): void {
    this.#timer = undefined
    const names = [...this.#unsent]
    const isUnsure = names.some((name) => this.#isHalfTyped(name))
    // 5 below a minimum of 10 may become 50: leaving the field decides.
    if (isUnsure) return
    this.finish()
    this.options.due(names)
  }

  #isHalfTyped(name: string): boolean {
    const { activeElement } = document
    const field = this.#named([name])[0]
    if (!field || field !== activeElement) return false
    const ends = this.#named([name, otherEnd(name) ?? ''])
    return isCrossed(ends.reduce(withField, $filters.get().filters), name)
  }

  #named = (names: readonly string[]) => ownFields(this.options.host).filter(({ name }) => names.includes(name))
}

const ownFields = (host: HTMLElement): Field[] =>
  [...host.querySelectorAll<Field>(FIELDS)].filter((field) => isOwn(host, field))

const isOwn = (host: HTMLElement, target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches(FIELDS) && target.closest('filter-item, product-filters') === host

const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

const isText = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && !isTick(field)

const isNumeric = (field: Field) => /^(number|range)$/.test(field.type) || /^(decimal|numeric)$/.test(field.inputMode)

/** The filters with what a field holds; what is no number where one is wanted changes nothing, and is marked. */
function withField(filters: Filters, field: Field): Filters {
  const text = isTick(field) && !field.checked ? '' : field.value.trim()
  if (text === '') return setFilter(filters, field.name, undefined)
  if (!isNumeric(field)) return setFilter(filters, field.name, /^true$/i.test(text) || text)
  const value = parseNumber(text)
  if (value !== undefined && value >= 0) return setFilter(filters, field.name, value)
  field.ariaInvalid = 'true'
  return filters
}

function show(field: Field, value: Filters[string] | undefined): void {
  const text = value === undefined ? '' : String(value)
  if (isTick(field)) field.checked = text !== '' && (value === true || text === field.value)
  else if (!isNumeric(field) || typeof value !== 'number') field.value = text
  else if (parseNumber(field.value) !== value) {
    const isPlain = field.matches('[type=number], [type=range], select')
    field.value = isPlain ? text : fieldText(value, settings().culture)
  }
}
