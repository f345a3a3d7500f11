import './typeahead.css'
import { asCombobox, COMBOBOX } from '../popups/combobox.ts'
import { CountStatus, type CountTexts } from '../popups/count-status.ts'
import { Popup } from '../popups/popup.ts'
import { ShopError } from '../request/errors.ts'
import { latest } from '../request/latest.ts'
import { type Row, Rows } from './rows.ts'

export type { Row }

/** What was found for a text; `count` is told to who cannot see the rows. */
export type Found = {
  rows: Row[]
  count: number
  /** The key of the row that takes the place of the active one, if there is one. */
  next?: string | undefined
}

export type TypeaheadOptions = {
  host: HTMLElement
  /** The server's own field. It keeps the focus all the time. */
  field: HTMLInputElement
  /** What the list is as wide as, and stands below. Default: the field. */
  anchor?: Element | null
  signal: AbortSignal
  texts: CountTexts & { readonly list: string }
  /** So many characters are asked with at least. */
  minLength(): number
  /** Asks the shop. Throws ShopError. */
  ask(text: string, signal: AbortSignal): Promise<Found>
  /** What is offered before anything is typed, with the name of that list. */
  idle?(): { rows: Row[]; label: string }
  /** Told of a call that failed; the answer is shown in the list's place. Without words, nothing is. */
  failed(error: ShopError, text: string): string | undefined
}

/** Milliseconds between two questions while somebody types: the first goes at once, of those between only the last. */
const PAUSE = 100
/** With so many CSS pixels below the field, the list is not put above it. */
const ENOUGH = 200

/**
 * Suggestions for a text field of the server: an ARIA 1.2 combobox with list autocomplete. Old suggestions stay until the new
 * ones are there; answers that were overtaken are not shown. Enter without an active row is the form's.
 */
export class Typeahead {
  readonly #options: TypeaheadOptions
  readonly #popup: Popup
  readonly #status: CountStatus
  readonly #heading = document.createElement('p')
  readonly #rows = new Rows(
    (row) => this.#pick(row),
    (row) => this.#remove(row),
  )
  readonly #ask: ReturnType<typeof latest<[text: string], Found>>
  #timer: ReturnType<typeof setTimeout> | undefined
  #askedAt = Number.NEGATIVE_INFINITY

  constructor(options: TypeaheadOptions) {
    this.#options = options
    const { host, field, anchor, signal, texts } = options
    this.#ask = latest((stop, text) => options.ask(text, stop))
    // Not inside a label: the words of the list would belong to the name of the field.
    const after = field.closest('label') ?? field
    this.#popup = new Popup(host, anchor ?? field, signal, { after, enough: ENOUGH })
    this.#status = new CountStatus(texts, signal)
    this.#status.heard.dataset.part = 'status'
    this.#heading.dataset.part = 'heading'
    // The list has the same name for who hears it.
    this.#heading.ariaHidden = 'true'
    this.#popup.element.append(this.#heading, this.#status.seen, this.#rows.element)
    this.#popup.element.after(this.#status.heard)
    const giveBack = remember(field)
    asCombobox(field, this.#rows.element.id)
    this.#listen()
    signal.addEventListener('abort', () => {
      this.#stop()
      giveBack()
      this.#status.heard.remove()
    })
    // Somebody may have typed while this code was on its way.
    if (document.activeElement === field && field.value !== field.defaultValue) this.search()
  }

  get isOpen(): boolean {
    return this.#popup.isOpen
  }

  /** Asks for what the field holds now; for too short a text it asks nothing and says nothing (§5). */
  search(): void {
    const { field, minLength } = this.#options
    const text = field.value.trim()
    clearTimeout(this.#timer)
    if ([...text].length < minLength()) {
      this.close()
      if (text === '') this.#showIdle()
      return
    }
    const wait = Math.max(0, this.#askedAt + PAUSE - performance.now())
    if (wait > 0) this.#timer = setTimeout(() => this.#question(text), wait)
    else this.#question(text)
  }

  /** Shows what was found; the words of the count are read out once it rests. */
  show({ rows, count, next }: Found): void {
    this.#open(rows, this.#options.texts.list, next)
    this.#status.found(count, false)
  }

  /** Closes the list. What is under way is not wanted any more. */
  close(): void {
    this.#stop()
    if (!this.#popup.isOpen) return
    this.#popup.hide()
    this.#rows.show([])
    this.#status.rest()
    this.#tellField()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#ask.abort()
    this.#busy(false)
  }

  async #question(text: string): Promise<void> {
    this.#askedAt = performance.now()
    this.#busy(true)
    try {
      const found = await this.#ask(text)
      if (!found) return
      this.#busy(false)
      if (this.#hasFocus) this.show(found)
    } catch (error) {
      this.#fail(ShopError.of(error), text)
    }
  }

  #fail(error: ShopError, text: string): void {
    if (error.kind === 'aborted') return
    this.close()
    const words = this.#options.failed(error, text)
    if (!words || !this.#hasFocus) return
    this.#open([], this.#options.texts.list)
    this.#status.seen.textContent = words
    this.#status.seen.hidden = false
    this.#status.say(words)
  }

  #showIdle(): void {
    const idle = this.#options.idle?.()
    if (!idle || idle.rows.length === 0 || !this.#hasFocus) return
    this.#open(idle.rows, idle.label)
    this.#heading.textContent = idle.label
    this.#heading.hidden = false
  }

  #open(rows: readonly Row[], label: string, next?: string): void {
    this.#status.seen.hidden = true
    this.#heading.hidden = true
    this.#rows.element.ariaLabel = label
    this.#rows.show(rows, next)
    this.#popup.show(() => this.close())
    this.#tellField()
  }

  get #hasFocus(): boolean {
    return document.activeElement === this.#options.field && !this.#options.signal.aborted
  }

  #busy(isBusy: boolean): void {
    this.#options.host.toggleAttribute('data-searching', isBusy)
  }

  /** The field says whether there is a list, and which row of it is active. */
  #tellField(): void {
    const { field } = this.#options
    field.ariaExpanded = String(this.isOpen && !this.#rows.isEmpty)
    if (this.#rows.activeId === '') field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', this.#rows.activeId)
  }

  #pick(row: Row): void {
    if (!row.stays) this.close()
    row.choose()
  }

  #remove(row: Row): void {
    row.remove?.()
    this.close()
    this.#showIdle()
  }

  #listen(): void {
    const { host, field, signal } = this.#options
    // While letters are composed, the field holds what nobody means to search.
    field.addEventListener('input', (event) => (event as InputEvent).isComposing || this.search(), { signal })
    field.addEventListener('compositionend', () => this.search(), { signal })
    field.addEventListener('keydown', (event) => this.#key(event), { signal })
    field.addEventListener('click', () => field.value.trim() === '' && !this.isOpen && this.#showIdle(), { signal })
    host.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // Another window, not another field.
        if (document.activeElement !== field && !this.#popup.element.contains(relatedTarget as Node)) this.close()
      },
      { signal },
    )
    document.addEventListener('submit', ({ target }) => target === field.form && this.close(), { signal })
  }

  #key(event: KeyboardEvent): void {
    // 229: a key of the composition, where the browser does not say so otherwise.
    if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return
    const isDone = this.isOpen ? this.#keyOnList(event) : this.#keyOnClosed(event)
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }

  #keyOnList(event: KeyboardEvent): boolean {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const { active } = this.#rows
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) this.close()
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && !altKey) this.#step(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && active) this.#press({ ctrlKey, metaKey, shiftKey })
    else if (key === 'Delete' && active?.remove) this.#remove(active)
    else {
      if (key === 'Tab') this.close()
      // The other keys are the text's: the caret moves, and no row is meant any more.
      else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) this.#step(0)
      return false
    }
    return true
  }

  #keyOnClosed({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const { field } = this.#options
    if (ctrlKey || metaKey) return false
    if (key === 'Escape' && field.value !== '') {
      field.value = ''
      field.dispatchEvent(new Event('input', { bubbles: true }))
      this.close()
    } else if (key === 'ArrowDown' || (key === 'ArrowUp' && !altKey)) this.search()
    else return false
    return true
  }

  #step(by: 1 | -1 | 0): void {
    if (by === 0) this.#rows.activate(-1)
    else this.#rows.step(by)
    this.#tellField()
  }

  /** As a click on the row: with Ctrl it opens in another tab. */
  #press(keys: MouseEventInit): void {
    const row = document.getElementById(this.#rows.activeId)
    row?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  }
}

/** Remembers what a field says of itself, and answers how to make it say so again. */
function remember(field: HTMLInputElement): () => void {
  const names = [...Object.keys(COMBOBOX), 'aria-controls', 'aria-activedescendant']
  const before = names.map((name) => [name, field.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of before) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
  }
}
