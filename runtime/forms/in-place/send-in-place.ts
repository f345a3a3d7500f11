import { notify } from '../../dialogs/notices.ts'
import type { ShopError } from '../../request/errors.ts'
import { t } from '../../text/strings.ts'
import { ofForm } from '../of-form.ts'
import { type FormAnswer, sendForm } from '../send-form.ts'
import { askSignIn } from '../sign-in.ts'
import type { Submitter } from '../under-way.ts'
import { fieldMessages } from './field-messages.ts'
import { showMessages } from './refusal.ts'
import { focusOnMistake, inPlaceOf, passwordsOf, refill, sameForm, sentMessages, typedIn } from './server-form.ts'

export type InPlace = {
  /** The shop accepted the form. `uri` is the page to open next, if it named one; `data` is the rest of its JSON. */
  onTaken(form: HTMLFormElement, uri: string | undefined, data?: unknown): void
  /**
   * The shop answered a page without the form, such as the next step. Without this function, the form counts as
   * accepted.
   */
  onPage?(fragment: DocumentFragment): void
  /** Leaves the passwords in the fields if something else was wrong. */
  keepPasswords?: boolean
  /** The message for a 401 of the shop without one. */
  refusal?: string
  /** The text of a failure, in place of the usual one. */
  failed?: string
  /** Shows the shop's message of a refusal in a notice, not in the summary of the form. */
  isNoticed?: boolean
  /** Asks a shopper whose session has ended to sign in, and sends the form again. */
  asksSignIn?: boolean
}

/** `show` replaces the tag's HTML; `rendered` is called once that is done. */
export type Sending = InPlace & {
  host: HTMLElement
  signal: AbortSignal
  show(fresh: Node, rendered: () => void): void
}

/** Sends the form of a tag, and shows the outcome beside the fields. Never throws. */
export async function sendInPlace(form: HTMLFormElement, submitter: Submitter, options: Sending): Promise<void> {
  const { host, signal, onTaken, onPage } = options
  const answer = await sendForm(form, submitter, { signal, target: host.localName })
  if (signal.aborted || answer.kind === 'aborted') return
  if (answer.kind === 'unauthorized' && options.asksSignIn) {
    if (await askSignIn(signal)) await sendInPlace(form, submitter, options)
    return
  }
  if (answer.kind === 'go') onTaken(form, answer.uri)
  else if (answer.kind === 'data') onTaken(form, undefined, answer.data)
  else if (!showAgain(form, answer, options)) {
    // A redirect that was followed ends on a page without the form.
    if (answer.kind !== 'html' || answer.status >= 400) refuse(form, answer, options)
    else if (onPage) onPage(answer.fragment)
    else onTaken(form, undefined)
  }
}

/** A server that sends the form again has refused it, whatever the status. */
function showAgain(form: HTMLFormElement, answer: FormAnswer, { host, keepPasswords = false, show }: Sending): boolean {
  const fragment = 'fragment' in answer ? answer.fragment : 'error' in answer && answer.error.data
  const again = fragment instanceof DocumentFragment ? sameForm(fragment, form) : undefined
  if (!again) return false
  const typed = typedIn(form)
  const { messages, fields } = sentMessages(again)
  const hadFocus = host.contains(document.activeElement) || document.activeElement === document.body
  show(inPlaceOf(host, form, again), () => {
    const shown = ofForm(form, 'isConnected') ? form : host.querySelector('form')
    if (!shown) return
    showMessages(shown, messages, fields)
    refill(shown, typed, keepPasswords)
    if (hadFocus) focusOnMistake(shown)
  })
  return true
}

/** The fields are not the reason for this refusal. */
const TOO_MANY = 429

function refuse(form: HTMLFormElement, answer: FormAnswer, options: InPlace): void {
  const { keepPasswords, refusal, failed, isNoticed = false } = options
  const error = 'error' in answer ? answer.error : undefined
  const isDenied = error?.kind === 'unauthorized'
  const isRefused = isDenied || error?.kind === 'refused'
  const fields = isRefused ? fieldMessages(error.data) : {}
  const message = isRefused || isNoticed ? (error?.serverMessage ?? (isDenied ? refusal : undefined)) : undefined
  const isSaid = message !== undefined || Object.keys(fields).length > 0
  const isShown = showMessages(form, message === undefined || isNoticed ? [] : [message], fields) && !isNoticed
  // A notice is shown for a failure that no field caused: the focus stays on the button.
  const isFault = isNoticed ? Object.keys(fields).length > 0 : isSaid && error?.status !== TOO_MANY
  if (isFault) askAgain(form, !keepPasswords)
  if (!isSaid || !isShown) notify({ kind: 'error', text: message ?? failureText(error, failed) })
}

function askAgain(form: HTMLFormElement, emptiesPasswords: boolean): void {
  if (emptiesPasswords) for (const password of passwordsOf(form)) password.value = ''
  focusOnMistake(form)
}

const failureText = (error: ShopError | undefined, failed = t('Core.ErrorServer')) =>
  error?.kind === 'offline' ? t('Forms.NotSent') : failed
