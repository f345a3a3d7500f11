import { notify } from '../../../runtime/dialogs/notices.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { findTarget } from '../../../runtime/forms/in-place/find-target.ts'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { type FormAnswer, sendForm } from '../../../runtime/forms/send-form.ts'
import { showAnswer, showFieldMessages } from '../../../runtime/forms/show-answer.ts'
import { askSignIn } from '../../../runtime/forms/sign-in.ts'
import { canSend, isSending } from '../../../runtime/forms/under-way.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import type { ajaxForm } from './definition.ts'

type Failure = Extract<FormAnswer, { kind: 'failed' }>

export function connectAjaxForm({ host, attributes, emit, t, signal }: Connected<typeof ajaxForm>): void {
  const selectorOf = (form: HTMLFormElement) =>
    attributes.update || host.dataset.update || form.getAttribute('data-update') || ''

  const showFailure = (form: HTMLFormElement, { error, fields }: Failure) => {
    const left = showFieldMessages(form, fields)
    const isShownAtFields = Object.keys(fields).length > left.length
    const message = error.kind === 'refused' ? (error.serverMessage ?? left[0]) : undefined
    if (message || !isShownAtFields) notify({ kind: 'error', text: message ?? t.failed })
    emit('form:error', { kind: error.kind, status: error.status })
  }

  const signInAndRepeat = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    emit('form:error', { kind: 'unauthorized', status: 401 })
    const isSignedIn = await askSignIn(signal)
    if (isSignedIn && ofForm(form, 'isConnected') && !signal.aborted) await send(form, submitter)
  }

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    const selector = selectorOf(form)
    const target = findTarget(selector)
    const options = { signal, quiet: attributes.noLoader, ...(target && { target: selector }) }
    const answer = await sendForm(form, submitter, options)
    if (signal.aborted) return
    switch (answer.kind) {
      case 'html':
        showAnswer(form, answer.fragment, target, selector)
        emit('form:sent', { status: answer.status })
        break
      case 'go':
        emit('form:sent', { status: 200 })
        visit(answer.uri)
        break
      case 'data':
        showMessage(answer.data)
        emit('form:sent', { status: 200 })
        break
      case 'unauthorized':
        await signInAndRepeat(form, submitter)
        break
      case 'failed':
        showFailure(form, answer)
        break
      case 'aborted':
    }
  }

  host.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const submitter = event.submitter
      if (event.defaultPrevented || !canSend(form, submitter)) return
      event.preventDefault()
      if (isSending(form)) return
      if (emit('form:before-send', wayOf(form, submitter))) send(form, submitter)
    },
    { signal },
  )
}

function wayOf(form: HTMLFormElement, submitter: HTMLElement | null): { action: string; method: string } {
  const chosen = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name)
  const action = new URL(chosen('action') || location.href, document.baseURI).href
  return { action, method: (chosen('method') || 'get').toLowerCase() }
}

/** An answer `{ Message }` has the server's message for a form, and nothing else. */
function showMessage(data: unknown): void {
  const text = (data as { Message?: unknown } | null)?.Message
  if (typeof text === 'string' && text !== '') notify({ kind: 'success', text })
}
