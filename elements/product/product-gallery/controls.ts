import { render } from 'lit-html'
import type { TextsOf } from '../../../runtime/element/define.ts'
import { createPart } from '../../../runtime/page/part.ts'
import { drawPictureIcon } from '../../../runtime/pictures/icons.ts'
import type { productGallery } from './definition.ts'

/** The texts of the gallery. */
export type Texts = TextsOf<typeof productGallery>

/** The arrows and the count of a gallery. They outlive the photos. */
export class Controls {
  readonly #previous = createPart('button', 'gallery-previous')
  readonly #count = createPart('p', 'gallery-count')
  readonly #next = createPart('button', 'gallery-next')

  constructor(
    private readonly host: HTMLElement,
    private readonly t: Texts,
    go: (step: 1 | -1) => void,
  ) {
    for (const [button, label, icon, step] of [
      [this.#previous, t.previous, 'previous', -1],
      [this.#next, t.next, 'next', 1],
    ] as const) {
      button.type = 'button'
      button.ariaLabel = label
      render(drawPictureIcon(icon), button)
      button.addEventListener('click', () => go(step))
    }
    this.#count.role = 'status'
  }

  get isThere(): boolean {
    return this.#next.parentNode === this.host
  }

  draw(index: number, count: number): void {
    const all = [this.#previous, this.#count, this.#next]
    for (const control of all) control.hidden = count < 2
    if (!this.isThere) this.host.append(...all)
    const shown = document.createElement('span')
    const said = document.createElement('span')
    shown.ariaHidden = 'true'
    shown.textContent = `${index + 1} / ${count}`
    said.className = 'vt-hidden'
    said.textContent = this.t.photoOf({ number: index + 1, count })
    if (this.#count.lastChild?.textContent !== said.textContent) this.#count.replaceChildren(shown, said)
  }

  leave(): void {
    for (const control of [this.#previous, this.#count, this.#next]) control.remove()
  }
}
