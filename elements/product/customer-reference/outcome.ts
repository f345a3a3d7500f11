import { notify } from '../../../runtime/dialogs/notices.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { postReference } from '../../../stores/product/api.ts'
import { MODAL_DURATION, type NOTICES, SKU_FIELD } from './rules.ts'

/** How the shop took a reference; `mistake` is what is wrong with it. */
export type Outcome =
  | { state: 'kept'; message: string }
  | { state: 'failed'; mistake?: string }
  | { state: 'cancelled' }

/**
 * Sends a reference, and once more after a sign-in if the shop asks for one. The signal ends the sign-in, not the
 * request: what was sent is kept, and the shopper is notified.
 */
export async function sendReference(variantId: string, sku: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const { isKept, message } = await postReference(variantId, sku)
    return isKept ? { state: 'kept', message } : { state: 'failed' }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.kind === 'aborted') return { state: 'cancelled' }
    if (error.kind === 'unauthorized') {
      const { askSignIn } = await import('../../../runtime/forms/sign-in.ts')
      return (await askSignIn(signal)) ? sendReference(variantId, sku, signal) : { state: 'cancelled' }
    }
    const data = error.data as { Errors?: Record<string, unknown> } | null | undefined
    const mistake = data?.Errors?.[SKU_FIELD]
    return { state: 'failed', ...(typeof mistake === 'string' && { mistake }) }
  }
}

type Message = { kind: 'success' | 'error'; text: string; heading: string; trigger: Element | undefined }

/** Shows the outcome in a growl, or in a modal that closes by itself (§8, §9). */
export async function showOutcome(where: (typeof NOTICES)[number], message: Message): Promise<void> {
  const { kind, text, heading, trigger = null } = message
  if (where === 'growl') return void notify({ kind, text })
  const { openDialog } = await import('../../../runtime/dialogs/dialog.ts')
  const content = document.createElement('p')
  content.textContent = text
  const { close, closed } = openDialog({ heading, size: 'small', content, trigger })
  const timer = setTimeout(close, MODAL_DURATION)
  closed.then(() => clearTimeout(timer))
}
