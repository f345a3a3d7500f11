import { setHtml } from '../page/html.ts'
import { type Field, firstWrong, isMarkedWrong } from './field-message.ts'
import { announceMessages } from './refusal.ts'

/** Fields whose content is a shopper's; hidden ones are the server's, and files cannot be put back. */
const TYPED = 'input:not([type=hidden], [type=file], [type=submit], [type=button], [type=image]), select, textarea'

const CONTROL = 'input:not([type=hidden]), select, textarea, button'

/** The same form in HTML of the server: the one with the same password field, or else the same address. */
export function sameForm(fragment: DocumentFragment, form: HTMLFormElement): HTMLFormElement | undefined {
  const password = form.querySelector<HTMLInputElement>('input[type=password][name]')
  const wanted = password && `input[type=password][name="${CSS.escape(password.name)}"]`
  const action = form.getAttribute('action')
  return [...fragment.querySelectorAll('form')].find((other) =>
    wanted ? other.querySelector(wanted) : action !== null && other.getAttribute('action') === action,
  )
}

/**
 * Puts a form that the server sent again, with its mistakes marked, in the place of the one in the tag. What the shopper
 * typed stays; passwords only with `keepPasswords`, and never one that is wrong. The first wrong field has focus; the
 * messages are read out. Answers the form that is shown now.
 */
export function showServerForm(
  host: HTMLElement,
  form: HTMLFormElement,
  fresh: HTMLFormElement,
  keepPasswords: boolean,
): HTMLFormElement {
  const typed = [...form.querySelectorAll<Field>(TYPED)].filter(({ name }) => name !== '')
  const same = fresh.closest(host.localName)
  const place = same ? host : form
  const hadFocus = host.contains(document.activeElement) || document.activeElement === document.body
  const content = document.createDocumentFragment()
  content.append(...(same ?? fresh).childNodes)
  setHtml(place, content)
  const shown = same ? fresh : form
  for (const before of typed) putBack(shown, before, typed, keepPasswords)
  announceMessages(host)
  if (hadFocus) focusOnMistake(shown)
  return shown
}

/** The first field that is marked as wrong has focus; without one an empty password, as it was refused. */
export function focusOnMistake(form: HTMLFormElement): void {
  const control = firstWrong(form) ?? form.querySelector('input[type=password]') ?? form.querySelector(CONTROL)
  if (control instanceof HTMLElement) control.focus()
}

/** Fields of one name (radios) are told apart by their value, and else by their order. */
function putBack(form: HTMLFormElement, before: Field, all: Field[], keepPasswords: boolean): void {
  const named = (field: Field) => field.name === before.name
  const index = all.filter(named).indexOf(before)
  const after = [...form.querySelectorAll<Field>(TYPED)].filter(named)[index]
  if (!after || after.type !== before.type) return
  if (isTicked(before) && isTicked(after)) after.checked = before.checked
  else if (before.type !== 'password') after.value = before.value
  else after.value = keepPasswords && !isMarkedWrong(after) ? before.value : ''
}

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)
