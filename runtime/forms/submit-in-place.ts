import './busy.css'
import { notify } from '../dialogs/notices.ts'
import { readFragment } from '../navigation/fragment.ts'
import type { ShopError } from '../request/errors.ts'
import { t } from '../text/strings.ts'
import { showMessages } from './refusal.ts'
import { canSend, type FormAnswer, fieldMessages, isSending, sendForm } from './send-form.ts'
import { focusOnMistake, sameForm, showServerForm } from './server-form.ts'

export type InPlace = {
  host: HTMLElement
  signal: AbortSignal
  /** Run before the form is read. */
  prepare?(form: HTMLFormElement): void
  /** The shop took it; `uri` is where it wants the page to go, if it said so. */
  taken(form: HTMLFormElement, uri: string | undefined): void
  /** Leaves the passwords in the fields when something else was wrong. */
  keepPasswords?: boolean
  /** What to say when the shop answers 401 without words. */
  refusal?(): string
}

/**
 * Sends the form inside a tag by fetch, whichever form that is by then. What is wrong is shown where the shopper typed,
 * what failed in a notice; nothing typed is lost. A submit that something else has stopped is left alone.
 */
export function submitInPlace(options: InPlace): void {
  const { host, signal } = options
  const submit = (event: SubmitEvent) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !canSend(form, event.submitter)) return
    event.preventDefault()
    if (!isSending(form)) void send(form, event.submitter, options)
  }
  host.addEventListener('submit', submit, { signal })
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null, options: InPlace): Promise<void> {
  const { host, signal, prepare, taken } = options
  prepare?.(form)
  const answer = await sendForm(form, submitter, { signal, target: host.localName })
  if (signal.aborted || answer.kind === 'aborted') return
  if (answer.kind === 'go') taken(form, answer.uri)
  else if (answer.kind === 'data') taken(form, undefined)
  else if (!showAgain(form, answer, options)) {
    // A redirect that was followed ends on a page without the form.
    if (answer.kind === 'html' && answer.status < 400) taken(form, undefined)
    else refuse(form, answer, options)
  }
}

/** A server that sends the form again has refused it, whatever the status. */
function showAgain(form: HTMLFormElement, answer: FormAnswer, { host, keepPasswords = false }: InPlace): boolean {
  const fragment = 'fragment' in answer ? answer.fragment : 'error' in answer && htmlOf(answer.error)
  const again = fragment ? sameForm(fragment, form) : undefined
  if (!again) return false
  showServerForm(host, form, again, keepPasswords)
  return true
}

const htmlOf = ({ data }: ShopError) =>
  typeof data === 'string' && data.includes('<') ? readFragment(data) : undefined

/** The status of a refusal that is no fault of what was typed. */
const TOO_MANY = 429

function refuse(form: HTMLFormElement, answer: FormAnswer, { keepPasswords, refusal }: InPlace): void {
  const error = 'error' in answer ? answer.error : undefined
  const isDenied = error?.kind === 'unauthorized'
  const isRefused = isDenied || error?.kind === 'refused'
  const fields = isRefused ? fieldMessages(error.data) : {}
  const message = isRefused ? (error.serverMessage ?? (isDenied ? refusal?.() : undefined)) : undefined
  const isSaid = message !== undefined || Object.keys(fields).length > 0
  const isShown = showMessages(form, message, fields)
  if (isSaid && error?.status !== TOO_MANY) askAgain(form, !keepPasswords)
  if (!isSaid || !isShown) notify({ kind: 'error', text: message ?? failureText(error) })
}

function askAgain(form: HTMLFormElement, emptiesPasswords: boolean): void {
  const passwords = emptiesPasswords ? form.querySelectorAll<HTMLInputElement>('input[type=password]') : []
  for (const password of passwords) password.value = ''
  focusOnMistake(form)
}

const failureText = (error: ShopError | undefined) =>
  t(error?.kind === 'offline' ? 'Forms.NotSent' : 'Core.ErrorServer')
