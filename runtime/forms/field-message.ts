import { say } from '../text/say.ts'
import { ofForm } from './of-form.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const INPUT = { wrong: 'input-validation-error', right: 'input-validation-valid' }
const MESSAGE = { wrong: 'field-validation-error', right: 'field-validation-valid' }

const LIVE = '[role=alert], [role=status], [aria-live]'

const made = new WeakMap<Field, HTMLElement>()
const owners = new WeakMap<Element, Field>()
const linked = new WeakMap<Field, Set<string>>()
const refused = new WeakSet<Field>()
let count = 0

export const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** True for a field that is shown as invalid, by the library or by the server. */
export const isMarkedWrong = (field: Field): boolean =>
  field.getAttribute('aria-invalid') === 'true' || field.classList.contains(INPUT.wrong)

/** True for a field that its own tag has refused by `refuse`. */
export const isRefused = (field: Field): boolean => refused.has(field)

export const isMarked = (field: Field): boolean => isMarkedWrong(field) || field.classList.contains(INPUT.right)

/** The first field of an answer that is shown as invalid. */
export const firstWrong = (root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>(`:is(input, select, textarea):is([aria-invalid="true"], .${INPUT.wrong})`)

/**
 * Shows the text in the place that the page has for it or after the field, and describes the field by it; it is never
 * HTML. `isSaid`: a new message is announced. Those of a refused form are not, since the first field gets the focus.
 */
export function markWrong(field: Field, text: string, isSaid = true): void {
  refused.delete(field)
  const known = placesOf(field)
  const places = known.length > 0 ? known : [makePlace(field)]
  const isNew = !isMarkedWrong(field) || places.some((place) => replaces(place) && place.textContent !== text)
  setClasses(field, INPUT, true)
  field.setAttribute('aria-invalid', 'true')
  for (const place of places) {
    // The library's own live region announces all of them, once.
    if (place.matches(LIVE)) place.ariaLive = 'off'
    place.hidden = false
    setClasses(place, MESSAGE, true)
    if (replaces(place) && place.textContent !== text) place.textContent = text
    link(field, place)
  }
  if (isSaid && isNew) say(text, field)
}

/** Shows the mistake of a field that its own tag validates, such as a VAT number. Other validation keeps this mark. */
export function refuse(field: Field, text: string): void {
  markWrong(field, text)
  refused.add(field)
}

export function markRight(field: Field): void {
  clearMark(field)
  field.classList.add(INPUT.right)
}

/** Shows a field as not validated. */
export function clearMark(field: Field): void {
  refused.delete(field)
  field.classList.remove(INPUT.wrong, INPUT.right)
  field.removeAttribute('aria-invalid')
  for (const place of placesOf(field)) {
    setClasses(place, MESSAGE, false)
    if (replaces(place)) place.textContent = ''
    if (place === made.get(field)) place.hidden = true
  }
  unlink(field)
}

/** Removes the messages of fields that have left the page. */
export function sweepMessages(root: ParentNode): void {
  for (const place of root.querySelectorAll('[data-part="message"]')) {
    const owner = owners.get(place)
    if (owner && !owner.isConnected) place.remove()
  }
}

const replaces = (place: HTMLElement) => place.dataset.valmsgReplace !== 'false'

function setClasses(element: Element, { wrong, right }: typeof INPUT, isWrong: boolean): void {
  element.classList.toggle(wrong, isWrong)
  element.classList.toggle(right, !isWrong)
}

/** `data-valmsg-for` of the same form, or an element that the library added before. */
function placesOf(field: Field): HTMLElement[] {
  const ours = made.get(field)
  if (ours?.isConnected) return [ours]
  if (field.name === '' || !field.form) return []
  const selector = `[data-valmsg-for="${CSS.escape(field.name)}"]`
  const root = ofForm(field.form, 'closest')('form-validator, ajax-form') ?? field.form
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((place) => {
    const form = place.closest('form')
    return form === null || form === field.form
  })
}

function makePlace(field: Field): HTMLElement {
  const place = document.createElement('span')
  place.dataset.part = 'message'
  owners.set(place, field)
  made.set(field, place)
  const group = field.type === 'radio' ? field.closest('fieldset') : null
  if (group) group.append(place)
  else anchorOf(field).after(place)
  return place
}

/**
 * Returns the element after which the message is placed: not inside a label, where the message would be a part of the
 * name, nor inside a tag that contains only this field.
 */
function anchorOf(field: Field): Element {
  let anchor: Element = field
  for (let parent = field.parentElement; parent && parent !== field.form; parent = parent.parentElement) {
    const isTag = parent.localName.includes('-') && !/^(form-validator|ajax-form)$/.test(parent.localName)
    if (parent.localName !== 'label' && !(isTag && fieldsIn(parent) === 1)) break
    anchor = parent
  }
  const label = anchor.nextElementSibling
  const isTick = field.type === 'checkbox' || field.type === 'radio'
  return isTick && label instanceof HTMLLabelElement && label.control === field ? label : anchor
}

export const fieldsIn = (root: Element) => root.querySelectorAll('input:not([type=hidden]), select, textarea').length

function link(field: Field, place: HTMLElement): void {
  if (describeBy(field, place)) linked.set(field, (linked.get(field) ?? new Set()).add(place.id))
}

/** Adds a text to the description of a field; false if the field has it already. */
export function describeBy(field: Field, text: HTMLElement): boolean {
  text.id ||= freeId()
  const tokens = tokensOf(field)
  if (tokens.includes(text.id)) return false
  field.setAttribute('aria-describedby', [...tokens, text.id].join(' '))
  return true
}

/** Removes only the reference that the library added; those of the server and the author stay. */
function unlink(field: Field): void {
  const ours = linked.get(field)
  if (!ours) return
  const rest = tokensOf(field).filter((token) => !ours.has(token))
  if (rest.length > 0) field.setAttribute('aria-describedby', rest.join(' '))
  else field.removeAttribute('aria-describedby')
  linked.delete(field)
}

const tokensOf = (field: Field) => (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean)

function freeId(): string {
  do count += 1
  while (document.getElementById(`vt-message-${count}`))
  return `vt-message-${count}`
}
