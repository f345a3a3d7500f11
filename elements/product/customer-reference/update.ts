import { ShopError } from '../../../runtime/request/errors.ts'
import { postReference } from '../../../stores/product/api.ts'
import type { Reference } from './customer-reference.ts'
import { dropDraft, skuField, variantOf } from './drafts.ts'
import { SKU_FIELD } from './rules.ts'
import { tell } from './tell.ts'

/** What is sent, and from where. */
type Sending = { variantId: string; sku: string; button: HTMLElement | null }

/** Sends references and tells what came of them. One form is sent once at a time. */
export class ReferenceUpdate {
  readonly #busy = new Set<HTMLFormElement>()

  constructor(readonly reference: Reference) {}

  async send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const field = skuField(form)
    if (!field || this.#busy.has(form)) return
    const button = submitter ?? form.querySelector<HTMLElement>('[type=submit], button:not([type])')
    const variantId = variantOf(form, this.reference.attributes.variantId)
    this.#markBusy(form, button, true)
    try {
      await this.#keep({ variantId, sku: field.value.trim(), button })
    } finally {
      this.#markBusy(form, button, false)
    }
  }

  /** Not aborted when the variant changes or the page is left: what was sent is kept, and the shopper hears of it. */
  async #keep(sending: Sending): Promise<void> {
    try {
      const { isKept, message } = await postReference(sending.variantId, sending.sku)
      if (isKept) await this.#succeed(sending, message)
      else await this.#fail(sending)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      if (error.kind === 'unauthorized') await this.#signIn(sending)
      else if (error.kind !== 'aborted') await this.#fail(sending, error)
    }
  }

  async #succeed({ variantId, sku, button }: Sending, message: string): Promise<void> {
    const { attributes, emit, signal, t } = this.reference
    dropDraft(variantId, sku)
    for (const field of this.#fieldsOf(variantId)) {
      // The value that a reset brings back; what is typed stays.
      const typed = field.value
      field.defaultValue = sku
      field.value = typed.trim() === sku ? sku : typed
    }
    const text = message || t.kept
    if (!signal.aborted) emit('reference:updated', { productId: attributes.productId, variantId, sku, message: text })
    await this.#tell('success', text, button)
  }

  async #fail({ variantId, button }: Sending, error?: ShopError): Promise<void> {
    const data = error?.data as { Errors?: Record<string, unknown> } | null | undefined
    const mistake = data?.Errors?.[SKU_FIELD]
    if (typeof mistake === 'string') await this.#markMistake(variantId, mistake)
    await this.#tell('error', this.reference.t.failed, button)
  }

  async #signIn(sending: Sending): Promise<void> {
    const { askSignIn } = await import('../../../runtime/forms/sign-in.ts')
    if (await askSignIn(this.reference.signal)) await this.#keep(sending)
  }

  /** What is wrong stands at the field, too; typing takes it away. */
  async #markMistake(variantId: string, text: string): Promise<void> {
    const { markWrong } = await import('../../../runtime/forms/field-message.ts')
    for (const field of this.#fieldsOf(variantId)) markWrong(field, text)
  }

  async forgetMistake(field: HTMLInputElement): Promise<void> {
    if (field.getAttribute('aria-invalid') !== 'true') return
    const { clearMark } = await import('../../../runtime/forms/field-message.ts')
    clearMark(field)
  }

  /** The fields of a variant as they stand now: its form may have come anew since it was sent. */
  #fieldsOf(variantId: string): HTMLInputElement[] {
    const { host, attributes } = this.reference
    return [...host.querySelectorAll('form')]
      .filter((form) => variantOf(form, attributes.variantId) === variantId)
      .flatMap((form) => skuField(form) ?? [])
  }

  #tell(kind: 'success' | 'error', text: string, trigger: Element | null): Promise<void> {
    const { attributes, signal, t } = this.reference
    // A modal of a page that was left would stand in the way of the next.
    const where = signal.aborted ? 'growl' : attributes.notice
    return tell(where, { kind, text, heading: t.heading, trigger })
  }

  /** `aria-disabled`, not `disabled`: the button keeps the focus. */
  #markBusy(form: HTMLFormElement, button: HTMLElement | null, isBusy: boolean): void {
    if (isBusy) this.#busy.add(form)
    else this.#busy.delete(form)
    form.toggleAttribute('data-vt-busy', isBusy)
    for (const [element, name] of [[form, 'aria-busy'] as const, [button, 'aria-disabled'] as const]) {
      if (isBusy) element?.setAttribute(name, 'true')
      else element?.removeAttribute(name)
    }
  }
}
