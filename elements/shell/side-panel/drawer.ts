import { createDialog, type Dialog } from '../../../runtime/dialogs/dialog.ts'
import { panelOf, type Shape } from './shape.ts'

type Looks = { readonly heading: string; readonly side: string }
type Movable = Element & { moveBefore?(node: Node, before: Node | null): void }

/**
 * A panel that slides in over the page, as a modal dialog. The server's panel is moved into a native dialog in its own
 * place when it is first opened, so that fields stay in their form.
 */
export class Drawer implements Shape {
  readonly #dialog: Dialog

  constructor(
    private readonly host: HTMLElement,
    private readonly looks: Looks,
    closed: () => void,
  ) {
    this.#dialog = createDialog({ heading: '', onClose: closed })
  }

  get isOpen(): boolean {
    return this.#dialog.isOpen
  }

  show(trigger: HTMLElement | undefined): void {
    const panel = panelOf(this.host)
    if (!panel) return
    const { element, body } = this.#dialog
    if (!body.contains(panel)) {
      // Script that wrote a new panel has thrown the old one out.
      body.replaceChildren()
      panel.before(element)
      const place: Movable = body
      if (place.moveBefore) place.moveBefore(panel, null)
      else place.append(panel)
    }
    panel.hidden = false
    this.#name(panel, trigger)
    this.#dialog.show(trigger)
  }

  hide(): void {
    this.#dialog.close()
  }

  draw(): void {
    const panel = panelOf(this.host)
    if (!panel) return
    if (this.isOpen) this.#name(panel, undefined)
    else panel.hidden = !this.#dialog.body.contains(panel)
  }

  leave(): void {
    this.#dialog.close()
    unwrap(this.host)
    const panel = panelOf(this.host)
    if (panel) panel.hidden = false
  }

  /** The title; else the first heading of the content names it; else the words that opened it. */
  #name(panel: HTMLElement, trigger: HTMLElement | undefined): void {
    const { element, heading } = this.#dialog
    const first = panel.querySelector<HTMLElement>('h1, h2, h3')
    element.dataset.side = this.looks.side
    heading.hidden = this.looks.heading === ''
    if (!heading.hidden || trigger) heading.textContent = this.looks.heading || (trigger?.textContent?.trim() ?? '')
    if (first && heading.hidden) first.id ||= `${heading.id}-content`
    element.setAttribute('aria-labelledby', first && heading.hidden ? first.id : heading.id)
  }
}

/** A clone carries the dialog of its original, and one that leaves gives its panel back. */
export function unwrap(host: HTMLElement): void {
  for (const dialog of host.querySelectorAll<HTMLDialogElement>('dialog[data-side]')) {
    const body = dialog.querySelector(':scope > [data-part=dialog-body]')
    if (dialog.closest('side-panel') === host && body) dialog.replaceWith(...body.childNodes)
  }
}
