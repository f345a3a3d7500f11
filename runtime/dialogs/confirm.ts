import { html, nothing } from 'lit-html'
import { fragmentOf } from '../element/template.ts'
import { loadStrings, t } from '../text/strings.ts'
import { openDialog } from './dialog.ts'

export type ConfirmOptions = {
  /** A title above the message; without it, the message is the title. */
  heading?: string
  confirmLabel?: string
  cancelLabel?: string
  trigger?: Element | null
  /** When it is aborted, the question is closed and the result is false. */
  signal?: AbortSignal
}

/**
 * Asks the shopper a question. True only if it was confirmed; false after cancel, Escape, close or a click outside
 * (§4). The button that changes nothing has the focus first.
 */
export async function confirm(message: string, options: ConfirmOptions = {}): Promise<boolean> {
  await loadStrings()
  const { heading, confirmLabel, cancelLabel, trigger, signal } = options
  if (signal?.aborted) return false
  let isConfirmed = false
  const cancel = () => dialog.close()
  const accept = () => {
    isConfirmed = true
    dialog.close()
  }
  const [yes, no] = [confirmLabel || t('Core.Confirm'), cancelLabel || t('Core.Cancel')]
  const id = `vt-confirm-${Math.random().toString(36).slice(2)}`
  const content = fragmentOf(html`
    ${heading ? html`<p data-part="dialog-message" id=${id}>${message}</p>` : nothing}
    <div data-part="dialog-actions">
      <button type="button" data-part="dialog-cancel" autofocus @click=${cancel}>${no}</button>
      <button type="button" data-part="dialog-confirm" @click=${accept}>${yes}</button>
    </div>
  `)
  const dialog = openDialog({ heading: heading || message, kind: 'alertdialog', size: 'small', content, trigger })
  if (heading) dialog.element.setAttribute('aria-describedby', id)
  signal?.addEventListener('abort', dialog.close)
  await dialog.closed
  return isConfirmed && !signal?.aborted
}
