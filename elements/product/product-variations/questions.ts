import { ofForm } from '../../../runtime/forms/of-form.ts'
import { warn } from '../../../runtime/page/warn.ts'
import type { Product } from '../../../stores/product/changes.ts'
import { boundsOf, choiceOf, isVariationForm, serverChoiceOf, typedQuantity } from './choice.ts'
import { isAllowedQuantity, queryOf } from './rules.ts'

/** The choice whose variant the page shows, after the shop's answer; it outlives a removal of the element. */
const shownChoices = new WeakMap<HTMLFormElement, string>()

const isKnown = (form: HTMLFormElement) => choiceOf(form) === (shownChoices.get(form) ?? serverChoiceOf(form))

/** Requests the variant of a product's forms, and holds a submit until form and page agree. */
export class Questions {
  /** The product, if the form does not name it. */
  productId = ''
  /** The form of the last request. */
  form: HTMLFormElement | undefined
  #choice = ''
  readonly #quantities = new WeakMap<HTMLFormElement, number>()
  #held: (() => void) | undefined

  constructor(private readonly product: Product) {}

  ask(form: HTMLFormElement): void {
    const productId = this.#productIdOf(form)
    if (productId === '') return
    const quantity = typedQuantity(form) ?? this.#quantityOf(form)
    this.form = form
    this.#choice = choiceOf(form)
    this.#quantities.set(form, quantity)
    this.product.ask(productId, queryOf(new FormData(form), quantity))
  }

  /** Requests the variant of a choice, unless that request is already under way. */
  choose(form: HTMLFormElement): void {
    const isAsked = this.product.$variation.get().state === 'asked' && form === this.form
    if (!isAsked || this.#choice !== choiceOf(form)) this.ask(form)
  }

  askAgain(): void {
    if (this.form) this.ask(this.form)
  }

  /** For a choice that was made before the code was loaded, restored by the browser, or undone by a reset. */
  askIfUnknown(form: HTMLFormElement): void {
    this.#quantities.set(form, this.#quantityOf(form))
    if (isVariationForm(form) && !isKnown(form)) this.choose(form)
  }

  takeQuantity(form: HTMLFormElement, value: unknown): void {
    if (!isVariationForm(form) || !isAllowedQuantity(value, boundsOf(form))) return
    if (value === this.#quantities.get(form)) return
    this.#quantities.set(form, value)
    this.ask(form)
  }

  /** Holds a submit until the page shows the variant of the choice. A failed request is repeated. */
  hold(form: HTMLFormElement, event: SubmitEvent): void {
    const { submitter } = event
    if (isKnown(form) || submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (this.product.$variation.get().state !== 'asked') this.ask(form)
    const choice = choiceOf(form)
    this.#held = () => {
      // Not if the shop has answered with another choice than the one to buy.
      if (choice === this.#choice && choiceOf(form) === choice) {
        form.requestSubmit(submitter?.isConnected ? submitter : null)
      }
    }
  }

  settle(): void {
    const held = this.#held
    this.#held = undefined
    if (this.form) shownChoices.set(this.form, choiceOf(this.form))
    held?.()
  }

  /**
   * Keeps the choice. Returns true if the page shows its variant anyway, and only the price of a quantity is missing.
   */
  fail(): boolean {
    this.#held = undefined
    if (!this.form) return true
    this.#quantities.delete(this.form)
    return isKnown(this.form)
  }

  stop(): void {
    this.#held = undefined
    this.product.cancel()
  }

  #quantityOf = (form: HTMLFormElement) => this.#quantities.get(form) ?? typedQuantity(form) ?? boundsOf(form).min

  #productIdOf(form: HTMLFormElement): string {
    const field = ofForm(form, 'elements').namedItem('ProductId')
    const id = this.productId || (field instanceof HTMLInputElement ? field.value : '')
    if (id === '') warn('<product-variations> knows no product.', 'It cannot ask the shop.', 'Write product-id="…".')
    return id
  }
}
