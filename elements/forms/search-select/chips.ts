import type { TextsOf } from '../../../runtime/element/define.ts'
import type { searchSelect } from './definition.ts'

export type Texts = TextsOf<typeof searchSelect>

export type ChipOptions = {
  select: HTMLSelectElement
  t: Texts
  remove(option: HTMLOptionElement): void
  /** Takes the focus of a chip that goes and was the last one. */
  fallback: HTMLElement
}

/** The chosen options as a list of words, each with a button that takes it back. */
export class Chips {
  readonly element = document.createElement('ul')
  readonly #options: ChipOptions
  readonly #chips = new Map<HTMLOptionElement, HTMLLIElement>()

  constructor(options: ChipOptions) {
    this.#options = options
    this.element.dataset.part = 'chips'
    // Without list marks some browsers no longer call it a list.
    this.element.setAttribute('role', 'list')
    this.element.setAttribute('aria-label', options.t.chosen)
  }

  /** The option whose chip stands last. */
  get last(): HTMLOptionElement | undefined {
    return [...this.#options.select.selectedOptions].at(-1)
  }

  /** Draws what is chosen now. Chips that stay keep their nodes, and the focus its place. */
  draw(): void {
    const { select } = this.#options
    const chosen = [...select.selectedOptions]
    for (const [option, chip] of this.#chips) {
      if (chosen.includes(option)) continue
      this.#handOver(chip)
      chip.remove()
      this.#chips.delete(option)
    }
    chosen.forEach((option, index) => {
      const chip = this.#chips.get(option) ?? this.#make(option)
      this.#word(chip, option)
      if (this.element.children[index] !== chip) this.element.insertBefore(chip, this.element.children[index] ?? null)
    })
    this.element.hidden = chosen.length === 0
  }

  #make(option: HTMLOptionElement): HTMLLIElement {
    const chip = document.createElement('li')
    const words = document.createElement('span')
    const button = document.createElement('button')
    chip.dataset.part = 'chip'
    button.type = 'button'
    button.dataset.part = 'remove'
    button.addEventListener('click', () => this.#options.remove(option))
    chip.append(words, button)
    this.#chips.set(option, chip)
    return chip
  }

  #word(chip: HTMLLIElement, option: HTMLOptionElement): void {
    const [words, button] = chip.children as unknown as [HTMLElement, HTMLButtonElement]
    if (words.textContent !== option.label) words.textContent = option.label
    button.ariaLabel = this.#options.t.remove({ name: option.label })
    button.disabled = option.disabled || this.#options.select.disabled
  }

  /** The focus of a button that goes passes to its neighbour. */
  #handOver(chip: HTMLElement): void {
    if (!chip.contains(document.activeElement)) return
    const neighbour = chip.nextElementSibling ?? chip.previousElementSibling
    const next = neighbour?.querySelector<HTMLElement>('button') ?? this.#options.fallback
    next.focus()
  }
}
