import './popup.css'
import { keepPlaced, type Placing } from './place.ts'

/** `after`: where a popup stands in the tag; without it, at its end. */
export type PopupOptions = { after?: Element } & Placing

/** A panel beside a field, above all else in the page. It belongs to the tag, so that it stands in the tag's form or dialog. */
export class Popup {
  readonly element = document.createElement('div')
  readonly #host: Element
  readonly #field: Element
  readonly #placing: Placing
  #life: AbortController | undefined

  constructor(host: Element, field: Element, signal: AbortSignal, options: PopupOptions = {}) {
    this.#placing = options
    this.#host = host
    this.#field = field
    const { element } = this
    element.dataset.vtPopup = ''
    element.hidden = true
    if ('popover' in element) element.popover = 'manual'
    // The focus stays where it is, and a label around the tag is not pressed.
    element.addEventListener('mousedown', (event) => event.target instanceof HTMLInputElement || event.preventDefault())
    element.addEventListener('click', (event) => (event.target as Element).closest('a[href]') || event.preventDefault())
    if (options.after) options.after.after(element)
    else host.append(element)
    signal.addEventListener('abort', () => {
      this.hide()
      element.remove()
    })
  }

  get isOpen(): boolean {
    return this.#life !== undefined
  }

  /** Shows it. `leave` is called when a pointer is pressed elsewhere. */
  show(leave: () => void): void {
    if (this.#life) return
    this.#life = new AbortController()
    const { signal } = this.#life
    const { element } = this
    element.hidden = false
    if (element.popover) element.showPopover()
    keepPlaced(element, this.#field, signal, this.#placing)
    const isOutside = ({ target }: Event) => !this.#host.contains(target as Node)
    document.addEventListener('pointerdown', (event) => isOutside(event) && leave(), { capture: true, signal })
  }

  /** From here on it may grow and not get narrower, however few choices are left. */
  keepWidth(): void {
    this.element.style.setProperty('min-inline-size', `${this.element.offsetWidth}px`)
  }

  hide(): void {
    if (!this.#life) return
    this.#life.abort()
    this.#life = undefined
    const { element } = this
    if (element.popover && element.matches(':popover-open')) element.hidePopover()
    element.hidden = true
    element.style.removeProperty('min-inline-size')
  }
}
