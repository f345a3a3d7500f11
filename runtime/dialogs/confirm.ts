import { createPart } from '../page/part.ts'
import { loadStrings, t } from '../text/strings.ts'
import { openDialog } from './dialog.ts'
import { textButton } from './frame.ts'

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
  const content = document.createDocumentFragment()
  const text = createPart('p', 'dialog-message')
  text.textContent = message
  text.id = `vt-confirm-${Math.random().toString(36).slice(2)}`
  const actions = createPart('div', 'dialog-actions')
  const yes = textButton('dialog-confirm', () => confirmLabel || t('Core.Confirm'))
  const no = textButton('dialog-cancel', () => cancelLabel || t('Core.Cancel'))
  no.autofocus = true
  actions.append(no, yes)
  if (heading) content.append(text)
  content.append(actions)

  const dialog = openDialog({ heading: heading || message, kind: 'alertdialog', size: 'small', content, trigger })
  if (heading) dialog.element.setAttribute('aria-describedby', text.id)
  no.addEventListener('click', dialog.close)
  yes.addEventListener('click', () => {
    isConfirmed = true
    dialog.close()
  })
  signal?.addEventListener('abort', dialog.close)
  await dialog.closed
  return isConfirmed && !signal?.aborted
}
