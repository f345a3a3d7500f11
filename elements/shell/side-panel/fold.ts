import { panelOf, type Shape } from './shape.ts'

/** A panel that opens in its place. Where the browser can, searching in the page finds what is folded away. */
export class Fold implements Shape {
  isOpen = false
  #trigger: HTMLElement | undefined

  constructor(
    private readonly host: HTMLElement,
    private readonly closed: () => void,
  ) {}

  show(trigger: HTMLElement | undefined): void {
    this.#trigger = trigger ?? this.#trigger
    this.isOpen = true
    this.draw()
  }

  hide(): void {
    if (!this.isOpen) return
    this.isOpen = false
    const hadFocus = panelOf(this.host)?.contains(document.activeElement)
    this.draw()
    if (hadFocus) this.#trigger?.focus({ preventScroll: true })
    this.closed()
  }

  draw(): void {
    const panel = panelOf(this.host)
    if (this.isOpen) panel?.removeAttribute('hidden')
    else panel?.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '')
  }

  leave(): void {
    panelOf(this.host)?.removeAttribute('hidden')
  }
}
