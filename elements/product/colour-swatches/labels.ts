import type { Swatch } from './rules.ts'
import type { ServerRadio } from './server-radios.ts'
import { makeLabel, type SwatchLabel } from './swatch-label.ts'

/** The drawn labels of a group, in the order of its values. */
export class SwatchLabels {
  #labels = new Map<string, SwatchLabel>()

  constructor(private readonly root: HTMLElement) {}

  get radios(): HTMLInputElement[] {
    return [...this.#labels.values()].map(({ radio }) => radio)
  }

  /** The chosen value. */
  get chosen(): string | undefined {
    return this.radios.find(({ checked }) => checked)?.value
  }

  /** Chooses a value; one that is not there changes nothing. */
  choose(id: string | undefined): void {
    const radio = this.radios.find(({ value }) => value === id)
    if (radio) radio.checked = true
  }

  focus(id: string | undefined): void {
    const radio = this.radios.find(({ value }) => value === id)
    if (radio && radio !== document.activeElement) radio.focus({ preventScroll: true })
  }

  /** Brings the labels to the values, in their order; what stays is not moved without need. */
  arrange(swatches: readonly Swatch[], radios: readonly ServerRadio[]): void {
    for (const [id, { element }] of this.#labels) {
      if (swatches.some((swatch) => swatch.id === id)) continue
      element.remove()
      this.#labels.delete(id)
    }
    for (const [place, { id }] of swatches.entries()) {
      const label = this.#labels.get(id) ?? makeLabel(id, radios)
      this.#labels.set(id, label)
      const present = this.root.children[place] ?? null
      if (present !== label.element) this.root.insertBefore(label.element, present)
    }
  }

  /** Texts, colours, and what can be chosen now. A disabled radio is not sent, so what is chosen stays enabled. */
  show(swatches: readonly Swatch[], allowUnavailable: boolean, suffix: string): void {
    const { chosen } = this
    for (const swatch of swatches) {
      const isDisabled = swatch.isUnavailable && !allowUnavailable && swatch.id !== chosen
      this.#labels.get(swatch.id)?.show(swatch, isDisabled, suffix)
    }
  }
}
