import { notify } from '../../../runtime/dialogs/notices.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { logOnly, warn } from '../../../runtime/page/warn.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { type PreparedVariation, variationQuery } from '../../../stores/product/variation-query.ts'
import { boundsOf, choiceOf, isVariationForm, serverChoiceOf, typedQuantity } from './choice.ts'
import type { productVariations } from './definition.ts'
import { isAllowedQuantity, priceText, queryOf, variantAddress } from './rules.ts'
import { boundParts, showAvailability, showBound, showValues, showVariant } from './show.ts'

export type Product = Connected<typeof productVariations>

/** The choice whose variant the page shows, once the shop has answered; it outlives a removal of the element. */
const shown = new WeakMap<HTMLFormElement, string>()

/** One form: asks for the variant of its choice, shows the answer, and holds a submit until both agree. */
export class VariationForm {
  hasFailed = false
  readonly #query: ReturnType<typeof variationQuery>
  #isAsking = false
  #quantity: number
  #askedQuantity: number
  #price: number | undefined
  #priceText: string | undefined
  #held: { choice: string; submit: () => void } | undefined
  #takeNoticeBack: (() => void) | undefined

  constructor(
    readonly product: Product,
    readonly form: HTMLFormElement,
    readonly status: HTMLElement,
  ) {
    this.#query = variationQuery(product.host)
    this.#quantity = this.#askedQuantity = typedQuantity(form) ?? boundsOf(form).min
  }

  /** A choice made before the code came, brought back by the browser, or undone by a reset. */
  refreshIfUnknown(): void {
    if (isVariationForm(this.form) && !this.#isKnown()) this.refresh()
  }

  takeQuantity(value: unknown): void {
    if (!isVariationForm(this.form) || !isAllowedQuantity(value, boundsOf(this.form))) return
    this.#quantity = value
    if (value !== this.#askedQuantity) this.refresh()
  }

  async refresh(): Promise<void> {
    const { form } = this
    const productId = this.#productId()
    if (productId === '') return
    const choice = choiceOf(form)
    this.#quantity = typedQuantity(form) ?? this.#quantity
    this.#askedQuantity = this.#quantity
    this.#markBusy(true)
    try {
      const prepared = await this.#query(productId, queryOf(new FormData(form), this.#quantity))
      // Overtaken by a newer question, or no longer in the page.
      if (!prepared) return
      this.#markBusy(false)
      this.#show(prepared)
      this.#release(choice)
    } catch (error) {
      this.#markBusy(false)
      this.#fail(error)
    }
  }

  /** Nothing is bought before the page knows which variant the choice means. What failed is tried again. */
  hold(event: SubmitEvent): void {
    const { submitter } = event
    if (this.#isKnown() || submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const submit = () => this.form.requestSubmit(submitter?.isConnected ? submitter : null)
    this.#held = { choice: choiceOf(this.form), submit }
    if (!this.#isAsking) this.refresh()
  }

  stop(): void {
    this.#query.abort()
    this.#markBusy(false)
    this.#held = undefined
  }

  #isKnown = () => choiceOf(this.form) === (shown.get(this.form) ?? serverChoiceOf(this.form))

  #productId(): string {
    const field = this.form.elements.namedItem('ProductId')
    const id = this.product.attributes.productId || (field instanceof HTMLInputElement ? field.value : '')
    if (id === '') warn('<product-variations> knows no product.', 'It cannot ask the shop.', 'Write product-id="…".')
    return id
  }

  #markBusy(isBusy: boolean): void {
    const { host } = this.product
    this.#isAsking = isBusy
    host.toggleAttribute('data-vt-busy', isBusy)
    if (isBusy) host.setAttribute('aria-busy', 'true')
    else host.removeAttribute('aria-busy')
  }

  /** All at once: nobody sees, or buys, half of one variant and half of another. */
  #show({ variation, show }: PreparedVariation): void {
    const { form, product } = this
    const { host, attributes, t } = product
    const price = priceText(variation.price, variation.currency)
    const isNewPrice = plain(price) !== plain(this.#priceText ?? boundParts(host, 'UnitPriceTaxIncl')[0]?.textContent)
    const isNew = attributes.variantId !== variation.variantId || this.#price !== variation.price
    this.#price = variation.price
    this.#priceText = price
    this.#settle()
    showValues(form, variation, t.unavailable)
    showAvailability(host, form, variation)
    showBound(host, variation)
    showVariant(host, form, variation, attributes.variantId)
    show()
    shown.set(form, choiceOf(form))
    host.setAttribute('variant-id', variation.variantId)
    if (isNewPrice) this.status.textContent = t.newPrice({ price })
    if (!isNew) return
    this.#nameInAddress(variation.variantId)
    const { variantId, sku } = variation
    product.emit('variant:change', { productId: this.#productId(), variantId, sku, price: variation.price })
  }

  /** Only the product of the page stands in its address, not one in a dialog, in a list or inside another. */
  #nameInAddress(variantId: string): void {
    const { host, attributes } = this.product
    const isOfPage = document.querySelector('product-variations') === host && !host.closest('dialog, [role=dialog]')
    if (!isOfPage || attributes.keepAddress) return
    history.replaceState(history.state, '', variantAddress(location.href, variantId))
  }

  /** Goes on with a held submit, unless the shop has answered another choice than the one to be bought. */
  #release(choice: string): void {
    const held = this.#held
    this.#held = undefined
    if (held && held.choice === choice && this.#isKnown() && choiceOf(this.form) === choice) held.submit()
  }

  /** Choice and page agree. */
  #settle(): void {
    this.hasFailed = false
    this.product.host.removeAttribute('data-stale')
    this.#takeNoticeBack?.()
  }

  /** The choice stays. A lost refresh of the price alone is no news: the cart will say what the shop takes. */
  #fail(error: unknown): void {
    if (!(error instanceof ShopError)) throw error
    this.#held = undefined
    this.#askedQuantity = Number.NaN
    if (this.#isKnown()) {
      this.#settle()
      logOnly('The price at this quantity could not be fetched.', error)
      return
    }
    this.hasFailed = true
    this.product.host.toggleAttribute('data-stale', true)
    this.#takeNoticeBack?.()
    if (error.kind === 'aborted') return
    this.#takeNoticeBack = notify({ kind: 'error', text: error.serverMessage ?? this.product.t.failed })
  }
}

/** Intl and servers write different spaces. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
