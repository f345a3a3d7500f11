import { parseHtml } from '../../page/html.ts'
import { type Field, firstWrong, isField, isMarkedWrong } from '../field-message.ts'
import { ofForm } from '../of-form.ts'
import { SUMMARY } from './refusal.ts'

/** Hidden fields are the server's, and files cannot be restored. */
const NOT_TYPED = /^(hidden|file|submit|button|reset)$/

const CONTROL = 'input:not([type=hidden]), select, textarea, button'

/** The state of a field: its index among those of its name, and its text or tick. */
type Typed = { name: string; type: string; index: number; value: string; isTicked: boolean }

const fieldsOf = (form: HTMLFormElement): Field[] => [...ofForm(form, 'elements')].filter(isField)

const typedFieldsOf = (form: HTMLFormElement) => fieldsOf(form).filter(({ type }) => !NOT_TYPED.test(type))

export const passwordsOf = (form: HTMLFormElement): Field[] => fieldsOf(form).filter(({ type }) => type === 'password')

/** The same form in HTML of the server: the one with the same password field, or else the same address. */
export function sameForm(fragment: DocumentFragment, form: HTMLFormElement): HTMLFormElement | undefined {
  const password = passwordsOf(form).find(({ name }) => name !== '')
  const action = form.getAttribute('action')
  return [...fragment.querySelectorAll('form')].find((other) =>
    password
      ? passwordsOf(other).some(({ name }) => name === password.name)
      : action !== null && other.getAttribute('action') === action,
  )
}

/** Returns the tag's own HTML in the answer, or else the form in place of the present one. */
export function inPlaceOf(host: HTMLElement, form: HTMLFormElement, again: HTMLFormElement): Node {
  const sent = ofForm(again, 'closest')(host.localName)
  if (sent) return sent
  const present = parseHtml(host.innerHTML)
  present.querySelectorAll('form')[[...host.querySelectorAll('form')].indexOf(form)]?.replaceWith(again)
  return present
}

/** The messages that the server wrote into a form: those of the summary, and those of its fields by name. */
export function sentMessages(form: HTMLFormElement): { messages: string[]; fields: Record<string, string> } {
  const messages = [...form.querySelectorAll(`${SUMMARY} li`)].map(textOf).filter((text) => text !== '')
  const fields = [...form.querySelectorAll<HTMLElement>('[data-valmsg-for]')]
    .map((place) => [place.dataset.valmsgFor ?? '', textOf(place)] as const)
    .filter(([, text]) => text !== '')
  return { messages, fields: Object.fromEntries(fields) }
}

const textOf = ({ textContent }: Element) => textContent?.trim() ?? ''

export function typedIn(form: HTMLFormElement): Typed[] {
  const fields = typedFieldsOf(form).filter(({ name }) => name !== '')
  return fields.map((field) => {
    const index = fields.filter(({ name }) => name === field.name).indexOf(field)
    return { name: field.name, type: field.type, index, value: field.value, isTicked: isTick(field) && field.checked }
  })
}

/** Writes the typed values into the fresh fields; passwords only with `keepPasswords`, and never an invalid one. */
export function refill(form: HTMLFormElement, typed: readonly Typed[], keepPasswords: boolean): void {
  const fields = typedFieldsOf(form)
  for (const { name, type, index, value, isTicked } of typed) {
    // Fields of one name (radios) are distinguished by their order.
    const field = fields.filter((other) => other.name === name)[index]
    if (field?.type !== type) continue
    if (isTick(field)) field.checked = isTicked
    else field.value = type !== 'password' || (keepPasswords && !isMarkedWrong(field)) ? value : ''
  }
}

const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

/** Focuses the first field that is marked as invalid, or else an empty password, which the shop has refused. */
export function focusOnMistake(form: HTMLFormElement): void {
  const control = firstWrong(form) ?? passwordsOf(form)[0] ?? form.querySelector(CONTROL)
  if (control instanceof HTMLElement) control.focus()
}
