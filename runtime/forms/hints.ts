import { describeBy, type Field, fieldsIn, isField } from './field-message.ts'

/** A hint in a label is a part of the field's name already. */
const HINT = '.hint:not(label .hint)'

/** Describes a field by the hints beside it, in any markup of a theme, before and after it was found invalid. */
export function describeByHints(field: Field): void {
  if (field.type === 'hidden' || !field.form) return
  const box = boxOf(field, field.form)
  const inside = [...box.querySelectorAll<HTMLElement>(HINT)]
  for (const hint of [...before(box, field), ...inside, ...after(box, field)]) describeBy(field, hint)
}

/** The largest element of the form that has this field alone. */
function boxOf(field: Field, form: HTMLFormElement): Element {
  let box: Element = field
  for (let parent = field.parentElement; parent && !parent.contains(form); parent = parent.parentElement) {
    if (fieldsIn(parent) > 1) break
    box = parent
  }
  return box
}

/** The hints between the label and the field; a hint before the label belongs to another field. */
function before(box: Element, field: Field): HTMLElement[] {
  const found: HTMLElement[] = []
  let element = box.previousElementSibling
  for (; element && !isOfField(element) && !isLabel(element); element = element.previousElementSibling)
    if (isHint(element)) found.unshift(element)
  return isLabel(element) && element.control === field ? found : []
}

/** The hints up to the next label or field. */
function after(box: Element, field: Field): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let element = box.nextElementSibling; element && !isOfField(element); element = element.nextElementSibling) {
    if (isLabel(element) && element.control !== field) break
    if (isHint(element)) found.push(element)
  }
  return found
}

const isHint = (element: Element): element is HTMLElement => element.matches(HINT)
const isLabel = (element: Element | null): element is HTMLLabelElement => element instanceof HTMLLabelElement
const isOfField = (element: Element) => isField(element) || fieldsIn(element) > 0
