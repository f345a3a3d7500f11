import { html, render, svg } from 'lit-html'
import { textsOf } from '../text/strings.ts'
import { SLIDER_TEXTS } from './texts.ts'

/** What the buttons have to show. Without `rotation` nothing moves by itself, or nothing may. */
export type ButtonState = {
  isEnough: boolean
  canGoBack: boolean
  canGoOn: boolean
  rotation: 'plays' | 'rests' | undefined
}

type Actions = { move(direction: 1 | -1): void; toEnd(direction: 1 | -1): void; toggle(): void }

type Texts = { [K in keyof typeof SLIDER_TEXTS]: string } & {
  oneShown(of: { first: number; count: number }): string
  severalShown(of: { first: number; last: number; count: number }): string
}

const SIGNS = {
  previous: svg`<path d="m15 5-7 7 7 7"></path>`,
  next: svg`<path d="m9 5 7 7-7 7"></path>`,
  plays: svg`<path d="M9 6v12M15 6v12"></path>`,
  rests: svg`<path d="M8 5.5v13L18.5 12z"></path>`,
}

const t = textsOf(SLIDER_TEXTS) as Texts

/** The row of buttons before the slides: pause first, as the pattern wants it, then back and on. */
export class Buttons {
  readonly #row = document.createElement('div')
  readonly #status = document.createElement('span')
  readonly #actions: Actions

  constructor(root: HTMLElement, actions: Actions) {
    this.#actions = actions
    this.#row.dataset.part = 'slider-buttons'
    this.#status.dataset.part = 'slider-status'
    this.#status.className = 'vt-hidden'
    this.#status.role = 'status'
    root.querySelector(':scope > [data-part=slider-buttons]')?.remove()
    root.querySelector(':scope > [data-part=slider-status]')?.remove()
    root.prepend(this.#row, this.#status)
    this.#row.addEventListener('keydown', (event) => this.#key(event))
  }

  draw({ isEnough, canGoBack, canGoOn, rotation }: ButtonState): void {
    this.#row.hidden = !isEnough
    const sign = (name: keyof typeof SIGNS) =>
      html`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">${SIGNS[name]}</svg>`
    const { move, toggle } = this.#actions
    render(
      html`<button type="button" data-part="slider-pause" ?hidden=${!rotation}
          aria-label=${rotation === 'plays' ? t.pauseSlides : t.playSlides}
          @click=${toggle}>${sign(rotation ?? 'rests')}</button>
        <button type="button" data-part="slider-previous" aria-label=${t.previousSlides}
          aria-disabled=${!canGoBack} @click=${() => move(-1)}>${sign('previous')}</button>
        <button type="button" data-part="slider-next" aria-label=${t.nextSlides}
          aria-disabled=${!canGoOn} @click=${() => move(1)}>${sign('next')}</button>`,
      this.#row,
    )
  }

  /** Says what is shown now, after a move of the shopper's. What moves by itself is not spoken. */
  tell(index: number, shown: number, count: number): void {
    const [first, last] = [index + 1, Math.min(index + shown, count)]
    this.#status.textContent = first === last ? t.oneShown({ first, count }) : t.severalShown({ first, last, count })
  }

  stop(): void {
    this.#row.remove()
    this.#status.remove()
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const isRightToLeft = getComputedStyle(this.#row).direction === 'rtl'
    const { move, toEnd } = this.#actions
    if (event.key === 'ArrowRight') move(isRightToLeft ? -1 : 1)
    else if (event.key === 'ArrowLeft') move(isRightToLeft ? 1 : -1)
    else if (event.key === 'Home') toEnd(-1)
    else if (event.key === 'End') toEnd(1)
    else return
    event.preventDefault()
  }
}
