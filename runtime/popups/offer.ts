import { type Choice, choicesOf, foldedOf } from './choices.ts'

/** So many texts are folded in one task, ahead of the keys. */
const SLICE = 400

/** What a select offers, read once and again when it has changed: thousands of options are not read with each key. */
export class Offer {
  readonly #select: HTMLSelectElement
  readonly #signal: AbortSignal
  readonly #observer: MutationObserver
  #choices: readonly Choice[] | undefined

  /** `changed` is called when options came, went, or say something else. */
  constructor(select: HTMLSelectElement, signal: AbortSignal, changed: () => void) {
    this.#select = select
    this.#signal = signal
    this.#observer = new MutationObserver(() => {
      this.#choices = undefined
      changed()
    })
    this.#observer.observe(select, {
      ...{ childList: true, subtree: true, characterData: true },
      attributeFilter: ['disabled', 'hidden', 'label', 'value'],
    })
    signal.addEventListener('abort', () => this.#observer.disconnect())
  }

  get choices(): readonly Choice[] {
    // What changed in this very task is not told yet.
    if (this.#observer.takeRecords().length > 0) this.#choices = undefined
    this.#choices ??= choicesOf(this.#select)
    return this.#choices
  }

  /** Folds the texts, a slice a task, so that the first key does not wait for thousands of them. */
  prepare(): void {
    const rest = [...this.choices]
    const next = () => {
      for (const choice of rest.splice(0, SLICE)) foldedOf(choice)
      if (rest.length > 0 && !this.#signal.aborted) setTimeout(next)
    }
    setTimeout(next)
  }
}
