import { notify } from '../../../runtime/dialogs/notices.ts'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { type FormAnswer, sendForm } from '../../../runtime/forms/send-form.ts'
import { showAnswer, showFieldMessages } from '../../../runtime/forms/show-answer.ts'
import { askSignIn } from '../../../runtime/forms/sign-in.ts'
import { isSending } from '../../../runtime/forms/under-way.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { answeredBy } from './rules.ts'

type Sending = {
  signal: AbortSignal
  submitter: HTMLElement | null
  failed: string
  close(): void
  /** The shop has accepted the request. */
  done(message: string): void
}

/** The typed text stays until the shop has accepted it (§4). */
export async function sendRequest(form: HTMLFormElement, options: Sending): Promise<void> {
  if (isSending(form)) return
  const answer = await sendForm(form, options.submitter, { signal: options.signal, target: 'delivery-change' })
  if (options.signal.aborted || answer.kind === 'aborted') return
  if (answer.kind === 'html') showHtml(form, answer.fragment, options)
  else if (answer.kind === 'go') visit(answer.uri)
  else if (answer.kind === 'unauthorized') {
    const isSignedIn = await askSignIn(options.signal)
    if (isSignedIn && ofForm(form, 'isConnected')) await sendRequest(form, options)
  } else if (answer.kind === 'failed') showFailure(form, answer, options.failed)
  else notify({ kind: 'error', text: options.failed })
}

function showHtml(form: HTMLFormElement, fragment: DocumentFragment, { close, done, failed }: Sending): void {
  const answered = answeredBy(fragment)
  if (answered.kind === 'form') {
    // An answer without the form, such as a login page after a redirect, is unknown.
    if (fragment.querySelector('form')) showAnswer(form, fragment)
    else notify({ kind: 'error', text: failed })
    return
  }
  close()
  notify({ kind: answered.kind, text: answered.message })
  if (answered.kind === 'success') done(answered.message)
}

function showFailure(form: HTMLFormElement, answer: Extract<FormAnswer, { kind: 'failed' }>, failed: string): void {
  const { error, fields } = answer
  const left = showFieldMessages(form, fields)
  const isShown = Object.keys(fields).length > left.length
  const message = error.kind === 'refused' ? (error.serverMessage ?? left[0]) : undefined
  if (message || !isShown) notify({ kind: 'error', text: message ?? failed })
}
