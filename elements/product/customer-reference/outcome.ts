import { notify } from '../../../runtime/dialogs/notices.ts'
import { clearMark, refuse } from '../../../runtime/forms/field-message.ts'
import { fieldMessages } from '../../../runtime/forms/in-place/field-messages.ts'
import { askSignIn } from '../../../runtime/forms/sign-in.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { postReference } from '../../../stores/product/api.ts'
import type { customerReference } from './definition.ts'
import { draftOf, noteDraft } from './drafts.ts'
import { MODAL_DURATION, type NOTICES, SKU_FIELD } from './rules.ts'

export { clearMark }

const dialogs = deferred('dialogs', () => import('../../../runtime/dialogs/dialog.ts'))

/** `mistake` is the message for a refused reference. */
export type Outcome =
  | { state: 'kept'; message: string }
  | { state: 'failed'; mistake?: string }
  | { state: 'cancelled' }

/**
 * Sends a reference, and again after a sign-in if the shop requests one. The signal cancels the sign-in, not the
 * request: a sent reference is stored, and the shopper is notified.
 */
export async function sendReference(variantId: string, sku: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const { isKept, message } = await postReference(variantId, sku)
    return isKept ? { state: 'kept', message } : { state: 'failed' }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.kind === 'aborted') return { state: 'cancelled' }
    if (error.kind === 'unauthorized') {
      return (await askSignIn(signal)) ? sendReference(variantId, sku, signal) : { state: 'cancelled' }
    }
    const mistake = fieldMessages(error.data)[SKU_FIELD]
    return { state: 'failed', ...(mistake && { mistake }) }
  }
}

type Sent = { productId: string; variantId: string; sku: string }

type Field = { value: string; set(value: string): void }

/** The signal is aborted when the tag was removed. */
type Form = Pick<ViewProps<typeof customerReference>, 'emit' | 't' | 'notice'> & {
  /** The variant and the field that are shown now. */
  now(): { formVariant: string; field: Field }
  setKept(sku: string): void
  input(): HTMLInputElement | undefined
  trigger: HTMLElement | undefined
  signal: AbortSignal
}

export async function report(outcome: Outcome, sent: Sent, form: Form): Promise<void> {
  const { now, t, notice, trigger, signal } = form
  if (outcome.state === 'cancelled') return
  const isKept = outcome.state === 'kept'
  const text = isKept ? outcome.message || t.kept : t.failed
  if (isKept) noteKept(sent, form, text)
  else if (outcome.mistake && now().formVariant === sent.variantId) {
    // The mistake is also shown at the field, until the shopper types.
    const input = form.input()
    if (input) refuse(input, outcome.mistake)
  }
  // A modal for a page that was left would cover the next one.
  const where = signal.aborted ? 'growl' : notice
  await showOutcome(where, { kind: isKept ? 'success' : 'error', text, heading: t.heading, trigger })
}

function noteKept({ productId, variantId, sku }: Sent, { now, setKept, emit, signal }: Form, message: string): void {
  if (draftOf(variantId)?.trim() === sku) noteDraft(variantId, sku, sku)
  if (signal.aborted) return
  const { formVariant, field } = now()
  if (formVariant === variantId) {
    // Updates the value that a reset restores; text that was typed since is kept.
    setKept(sku)
    if (field.value.trim() === sku) field.set(sku)
  }
  emit('reference:updated', { productId, variantId, sku, message })
}

type Message = { kind: 'success' | 'error'; text: string; heading: string; trigger: Element | undefined }

/** Shows the outcome in a growl, or in a modal that closes automatically (§8, §9). */
async function showOutcome(where: (typeof NOTICES)[number], message: Message): Promise<void> {
  const { kind, text, heading, trigger = null } = message
  if (where === 'growl') return void notify({ kind, text })
  const { openDialog } = await dialogs.get()
  const content = document.createElement('p')
  content.textContent = text
  const { close, closed } = openDialog({ heading, size: 'small', content, trigger })
  const timer = setTimeout(close, MODAL_DURATION)
  closed.then(() => clearTimeout(timer))
}
