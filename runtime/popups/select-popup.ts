import './closed-select.css'
import { choose, nameOf } from './choices.ts'
import { Offer } from './offer.ts'
import { OptionList } from './option-list.ts'
import { Popup } from './popup.ts'

/** A search field above the list. */
export type Search = {
  field: HTMLInputElement
  /** Empties it for another opening. */
  begin(): void
}

export type SelectPopupOptions = {
  host: HTMLElement
  select: HTMLSelectElement
  signal: AbortSignal
  /** True when the list has a search field now. */
  hasSearch?(): boolean
  /** Makes the search field, once, when it is first needed. */
  makeSearch?(list: OptionList, popup: Popup, offer: Offer): Search
}

/** Milliseconds in which a space goes on with a word that is typed on the closed select. */
const WORD = 900
/** CSS pixels that a finger may move in a tap. */
const TAP = 10

/**
 * A styled list for a native select. The select stays the field, in the page and under the focus: its label, value, validation,
 * autofill, reset and all that it does while closed are the browser's. Only the list that it opens is another.
 */
export class SelectPopup {
  readonly #options: SelectPopupOptions
  readonly #popup: Popup
  readonly #list: OptionList
  readonly #offer: Offer
  #search: Search | undefined
  #typedAt = Number.NEGATIVE_INFINITY

  constructor(options: SelectPopupOptions) {
    this.#options = options
    const { host, select, signal } = options
    this.#popup = new Popup(host, select, signal)
    this.#list = new OptionList({
      isMultiple: false,
      onPick: (choice) => this.#commit(choice),
      onActive: (id) => this.#name(id),
    })
    this.#popup.element.append(this.#list.element)
    this.#listen(select, signal)
    this.#keepQuiet(host, signal)
    this.#offer = new Offer(select, signal, () => this.#popup.isOpen && this.#fill())
    document.addEventListener('reset', () => this.#close(this.#hasFocus), { signal })
    for (const name of ['aria-expanded', 'aria-controls']) {
      signal.addEventListener('abort', () => select.removeAttribute(name))
    }
  }

  /** What has the focus while the list is open. */
  get #holder(): HTMLElement {
    return this.#isSearching ? (this.#search?.field ?? this.#list.element) : this.#list.element
  }

  get #isSearching(): boolean {
    return this.#options.hasSearch?.() ?? false
  }

  get #hasFocus(): boolean {
    return this.#popup.element.contains(document.activeElement)
  }

  #listen(select: HTMLSelectElement, signal: AbortSignal): void {
    select.addEventListener('mousedown', (event) => this.#press(event), { signal })
    select.addEventListener('keydown', (event) => this.#keyOnField(event), { signal })
    this.#popup.element.addEventListener('keydown', (event) => this.#keyOnList(event))
    this.#popup.element.addEventListener('focusout', (event) => this.#leave(event))
    let start: Touch | undefined
    select.addEventListener('touchstart', ({ touches }) => (start = touches[0]), { passive: true, signal })
    // Phones open their own list by the tap itself.
    select.addEventListener(
      'touchend',
      (event) => {
        const end = event.changedTouches[0]
        if (!this.#isOurs || !start || !end || !event.cancelable) return
        if (Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY) > TAP) return
        event.preventDefault()
        this.#toggle()
      },
      { signal },
    )
  }

  /** Moving into the list is not leaving the field: the page, and what validates it, hear nothing. */
  #keepQuiet(host: HTMLElement, signal: AbortSignal): void {
    const quiet = (event: FocusEvent) => {
      const { target, relatedTarget } = event
      if (target === this.#options.select && this.#popup.element.contains(relatedTarget as Node))
        event.stopPropagation()
    }
    for (const name of ['blur', 'focusout', 'focus', 'focusin'] as const) {
      host.addEventListener(name, quiet, { capture: true, signal })
    }
  }

  /** A finger has the telephone's own list, which is the best one there, unless there is something to search in. */
  get #isOurs(): boolean {
    const { select } = this.#options
    if (select.multiple || select.size > 1 || select.matches(':disabled')) return false
    return this.#isSearching || !matchMedia('(pointer: coarse)').matches
  }

  #press(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || !this.#isOurs) return
    event.preventDefault()
    this.#toggle()
  }

  #toggle(): void {
    if (this.#popup.isOpen) this.#close()
    else this.#open()
  }

  #keyOnField(event: KeyboardEvent): void {
    const { key, timeStamp, altKey } = event
    if (event.ctrlKey || event.metaKey || event.defaultPrevented || !this.#isOurs) return
    if ([...key].length === 1 && key !== ' ') this.#typedAt = timeStamp
    const isOpening =
      /^(Enter|F4|ArrowUp|ArrowDown)$/.test(key) || (key === ' ' && timeStamp - this.#typedAt > WORD && !altKey)
    if (!isOpening) return
    event.preventDefault()
    this.#open()
  }

  #open(): void {
    const { select, host } = this.#options
    const { element } = this.#list
    select.focus({ preventScroll: true })
    if (this.#isSearching && !this.#search)
      this.#search = this.#options.makeSearch?.(this.#list, this.#popup, this.#offer)
    if (this.#search) this.#search.field.parentElement?.toggleAttribute('hidden', !this.#isSearching)
    element.setAttribute('aria-label', nameOf(select, host))
    select.setAttribute('aria-expanded', 'true')
    select.setAttribute('aria-controls', element.id)
    host.dataset.state = 'open'
    this.#popup.show(() => this.#close())
    this.#search?.begin()
    this.#offer.prepare()
    this.#fill()
    this.#popup.keepWidth()
    this.#holder.focus({ preventScroll: true })
  }

  #fill(): void {
    const { select } = this.#options
    if (this.#isSearching && this.#search?.field.value) this.#search.field.dispatchEvent(new Event('input'))
    else this.#list.show(this.#offer.choices, select.selectedOptions[0])
  }

  #close(isFocusBack = true): void {
    if (!this.#popup.isOpen) return
    const { select, host } = this.#options
    if (isFocusBack) select.focus({ preventScroll: true })
    this.#popup.hide()
    select.setAttribute('aria-expanded', 'false')
    delete host.dataset.state
  }

  #commit(choice = this.#list.active): void {
    if (!this.#popup.isOpen) return
    this.#close()
    if (choice) choose(this.#options.select, choice)
  }

  #keyOnList(event: KeyboardEvent): void {
    const { key } = event
    if (event.isComposing) return
    if (key === 'Tab') {
      // The focus is back in the field before the browser moves it on.
      this.#commit()
      return
    }
    const isSearching = this.#isSearching
    const isDone =
      this.#endBy(event, isSearching) ||
      this.#list.move(event, isSearching) ||
      (!isSearching && this.#list.typeAhead(event))
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }

  #endBy(event: KeyboardEvent, isSearching: boolean): boolean {
    const { key, altKey } = event
    if (!isSearching && key === ' ' && this.#list.typeAhead(event)) return true
    if (key === 'Escape') this.#close()
    else if (key === 'Enter' || (key === ' ' && !isSearching) || (altKey && key === 'ArrowUp')) this.#commit()
    else return false
    return true
  }

  /** The focus went elsewhere by script: the field was left. */
  #leave({ relatedTarget }: FocusEvent): void {
    if (!this.#popup.isOpen || this.#options.host.contains(relatedTarget as Node) || this.#hasFocus) return
    this.#close(false)
    for (const name of ['blur', 'focusout']) {
      this.#options.select.dispatchEvent(new FocusEvent(name, { bubbles: name === 'focusout', relatedTarget }))
    }
  }

  #name(id: string): void {
    if (id === '') this.#holder.removeAttribute('aria-activedescendant')
    else this.#holder.setAttribute('aria-activedescendant', id)
  }
}
