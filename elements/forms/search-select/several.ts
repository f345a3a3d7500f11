import { type Choice, choose, nameOf } from '../../../runtime/popups/choices.ts'
import { CountStatus } from '../../../runtime/popups/count-status.ts'
import { Offer } from '../../../runtime/popups/offer.ts'
import { OptionList } from '../../../runtime/popups/option-list.ts'
import { Popup } from '../../../runtime/popups/popup.ts'
import { Chips, type Texts } from './chips.ts'
import { makeField } from './field.ts'
import { matching } from './rules.ts'

export type SeveralOptions = {
  host: HTMLElement
  select: HTMLSelectElement
  signal: AbortSignal
  t: Texts
  placeholder(): string
}

/** What the field says of the select that it stands for. */
const MIRRORED = ['aria-invalid', 'aria-describedby']

/**
 * Chips and a combobox for a native select of several choices. The select stays the field of the form; it lies unseen under the
 * control, so that its messages point there, and hands the focus that a label or a validator gives it to the combobox.
 */
export class SeveralPopup {
  readonly #options: SeveralOptions
  readonly #control = document.createElement('div')
  readonly #list: OptionList
  readonly #field: HTMLInputElement
  readonly #chips: Chips
  readonly #popup: Popup
  readonly #status: CountStatus
  readonly #offer: Offer

  constructor(options: SeveralOptions) {
    this.#options = options
    const { host, select, signal, t } = options
    this.#list = new OptionList({
      isMultiple: true,
      onPick: (choice) => this.#toggle(choice),
      onActive: (id) => this.#name(id),
    })
    this.#field = makeField(this.#list)
    this.#status = new CountStatus(t, signal)
    this.#chips = new Chips({ select, t, fallback: this.#field, remove: (option) => this.#remove(option) })
    this.#control.dataset.part = 'control'
    this.#control.append(this.#chips.element, this.#field, this.#status.heard)
    select.after(this.#control)
    this.#popup = new Popup(host, this.#control, signal)
    this.#popup.element.append(this.#status.seen, this.#list.element)
    this.#hideSelect(select, signal)
    this.#listen(select, signal)
    this.#offer = new Offer(select, signal, () => {
      if (this.#popup.isOpen) this.#search()
      this.draw()
    })
    this.draw()
    signal.addEventListener('abort', () => this.#control.remove())
  }

  /** Draws what is chosen, and what the select says of itself. */
  draw(): void {
    const { select, host, signal, placeholder } = this.#options
    if (signal.aborted) return
    this.#chips.draw()
    this.#field.disabled = select.disabled
    this.#field.ariaRequired = select.required ? 'true' : null
    this.#field.placeholder = select.selectedOptions.length === 0 ? placeholder() : ''
    this.#field.setAttribute('aria-label', nameOf(select, host))
    for (const name of MIRRORED) {
      const value = select.getAttribute(name)
      if (value === null) this.#field.removeAttribute(name)
      else this.#field.setAttribute(name, value)
    }
    if (this.#popup.isOpen) this.#list.redraw()
  }

  #hideSelect(select: HTMLSelectElement, signal: AbortSignal): void {
    select.tabIndex = -1
    select.ariaHidden = 'true'
    select.dataset.vtBehind = ''
    signal.addEventListener('abort', () => {
      for (const name of ['tabindex', 'aria-hidden', 'data-vt-behind']) select.removeAttribute(name)
    })
  }

  #listen(select: HTMLSelectElement, signal: AbortSignal): void {
    const { host } = this.#options
    select.addEventListener('focus', () => this.#field.focus(), { signal })
    for (const name of ['input', 'change']) select.addEventListener(name, () => this.draw(), { signal })
    document.addEventListener('reset', () => setTimeout(() => this.draw()), { signal })
    const observer = new MutationObserver(() => this.draw())
    observer.observe(select, { subtree: true, attributeFilter: ['disabled', 'selected', 'required', ...MIRRORED] })
    signal.addEventListener('abort', () => observer.disconnect())
    this.#field.addEventListener('input', () => this.#search())
    this.#field.addEventListener('keydown', (event) => this.#key(event))
    this.#control.addEventListener('mousedown', (event) => this.#press(event))
    host.addEventListener('focusin', () => this.draw(), { signal })
    host.addEventListener('focusout', (event) => this.#leave(event), { capture: true, signal })
  }

  #press(event: MouseEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    if (event.target !== this.#field) event.preventDefault()
    this.#field.focus()
    if (!this.#popup.isOpen) this.#search()
    else if (event.target !== this.#field) this.#close()
  }

  /** Shows the choices that the typed words leave. */
  #search(): void {
    const { select } = this.#options
    if (select.matches(':disabled')) return
    const typed = this.#field.value.trim()
    const found = matching(this.#offer.choices, typed)
    if (!this.#popup.isOpen) this.#offer.prepare()
    this.#popup.show(() => this.#close())
    this.#field.setAttribute('aria-expanded', 'true')
    this.#list.element.setAttribute('aria-label', nameOf(select, this.#options.host))
    this.#list.show(found, typed === '' ? undefined : found.find(({ isDisabled }) => !isDisabled)?.option)
    if (typed === '') {
      this.#popup.keepWidth()
      this.#status.rest()
    } else this.#status.found(found.length)
  }

  #close(): void {
    this.#popup.hide()
    this.#field.setAttribute('aria-expanded', 'false')
    this.#name('')
    this.#status.rest()
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing) return
    const isDone = this.#popup.isOpen ? this.#keyOnList(event) : this.#keyOnClosed(event)
    if (!isDone) {
      const { last } = this.#chips
      if (event.key === 'Backspace' && !event.repeat && this.#field.value === '' && last) this.#remove(last)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  #keyOnList(event: KeyboardEvent): boolean {
    const { key, altKey } = event
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) this.#close()
    else if (key === 'Enter') {
      if (this.#list.active) this.#toggle(this.#list.active)
    } else return this.#list.move(event, true)
    return true
  }

  #keyOnClosed({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey) return false
    if (key === 'Escape' && this.#field.value !== '') this.#field.value = ''
    else if (key === 'ArrowDown' || key === 'ArrowUp') this.#search()
    else return false
    return true
  }

  /** Chooses, or takes back. After a search the whole list is there again, at the same choice. */
  #toggle(choice: Choice): void {
    const { select, t } = this.#options
    const { option, text: name } = choice
    if (!choose(select, choice, !option.selected)) return
    const words = option.selected ? t.added({ name }) : t.removed({ name })
    if (this.#field.value !== '') {
      this.#field.value = ''
      this.#list.show(this.#offer.choices, option)
      this.#status.rest()
    }
    this.#status.say(words)
  }

  #remove(option: HTMLOptionElement): void {
    const { select, t } = this.#options
    const name = option.label
    if (!choose(select, { option, text: name, group: '', isDisabled: option.disabled }, false)) return
    this.#status.say(t.removed({ name }))
  }

  /** Among the parts of the tag the focus has not left the field, for whoever listens to the select. */
  #leave(event: FocusEvent): void {
    const { host, select } = this.#options
    const { target, relatedTarget } = event
    const isInside = host.contains(relatedTarget as Node)
    if (target === select || !event.isTrusted) {
      if (isInside) event.stopPropagation()
      return
    }
    if (isInside || host.contains(document.activeElement)) return
    this.#close()
    this.#field.value = ''
    for (const name of ['blur', 'focusout']) {
      select.dispatchEvent(new FocusEvent(name, { bubbles: name === 'focusout', relatedTarget }))
    }
  }

  #name(id: string): void {
    if (id === '') this.#field.removeAttribute('aria-activedescendant')
    else this.#field.setAttribute('aria-activedescendant', id)
  }
}
