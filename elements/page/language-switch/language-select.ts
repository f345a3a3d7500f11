import { html } from 'lit-html'
import type { Culture } from '../../../runtime/page/settings.ts'
import { isPassing, nameOf } from './rules.ts'

export type SelectOptions = {
  label: string
  goLabel: string
  offered: readonly Culture[]
  present: Culture
}

/** A choice counts at once; keys that step through the closed list only prepare it, for Enter or the button. */
export class LanguageSelect {
  #choice: Culture | undefined
  #key: { name: string; time: number } | undefined
  #present: Culture | undefined

  constructor(
    private readonly redraw: () => void,
    private readonly go: (culture: Culture) => void,
  ) {}

  /** Takes back what was prepared: on the way back the page is shown as it was left, with the other culture chosen. */
  forget(): void {
    this.#choice = undefined
    this.redraw()
  }

  /** The culture that the field shows. Set it after each drawing: the shopper may have changed the field meanwhile. */
  get chosen(): Culture | undefined {
    return this.#choice ?? this.#present
  }

  template({ label, goLabel, offered, present }: SelectOptions) {
    this.#present = present
    // A field always shows one of its options, so the present culture must be one.
    const listed = offered.includes(present) ? offered : [present, ...offered]
    return html`<span data-part="field" @focusout=${this.#leave}><label
        ><span class="vt-hidden" .textContent=${label}></span
        ><select data-part="select" autocomplete="off" @change=${this.#choose} @keydown=${this.#press}>
          ${listed.map((culture) => html`<option value=${culture} lang=${culture} .textContent=${nameOf(culture)}></option>`)}
        </select></label
      ><button type="button" data-part="go" ?disabled=${this.chosen === present} .textContent=${goLabel} @click=${this.#leaveFor}></button
    ></span>`
  }

  #leaveFor = () => {
    if (this.chosen && this.chosen !== this.#present) this.go(this.chosen)
  }

  #choose = (event: Event) => {
    this.#choice = (event.currentTarget as HTMLSelectElement).value as Culture
    this.redraw()
    if (!isPassing(this.#key, event.timeStamp)) this.#leaveFor()
  }

  #press = (event: KeyboardEvent) => {
    this.#key = { name: event.key, time: event.timeStamp }
    if (this.chosen === this.#present || !['Enter', 'Escape'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Enter') this.#leaveFor()
    else this.forget()
  }

  #leave = (event: FocusEvent) => {
    const field = event.currentTarget as HTMLElement
    // A window that loses focus leaves the field where it is.
    if (!field.contains(event.relatedTarget as Node | null) && document.activeElement !== event.target) this.forget()
  }
}
