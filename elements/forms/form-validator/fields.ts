import { type Field, isField } from '../../../runtime/forms/field-message.ts'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { settings } from '../../../runtime/page/settings.ts'
import type { Other, Subject } from './rules/rule.ts'

const UNCHECKED = /^(hidden|submit|button|reset|image)$/

/** The shopper cannot correct hidden and disabled fields. */
export const isAsked = (field: Field): boolean =>
  !UNCHECKED.test(field.type) && !field.matches(':disabled') && (field.checkVisibility?.() ?? true)

/** The fields are in the order of the page; of radio buttons with one name, only the representing one is included. */
export const fieldsOf = (form: HTMLFormElement): Field[] =>
  elementsOf(form).filter((field) => isAsked(field) && leadOf(field) === field)

const elementsOf = (form: HTMLFormElement | null): Field[] =>
  [...(form ? ofForm(form, 'elements') : [])].filter(isField)

/** Radio buttons of one name are one field; the first that has rules represents them. */
export function leadOf(field: Field): Field {
  if (field.type !== 'radio' || field.name === '') return field
  const group = elementsOf(field.form).filter(
    (other) => other.type === 'radio' && other.name === field.name && isAsked(other),
  )
  return group.find((radio) => radio.dataset.val === 'true' || radio.required) ?? group[0] ?? field
}

/** `rule` is the rule whose parameters are read. */
export function subjectOf(field: Field, rule: string): Subject {
  return {
    ...readField(field),
    type: field.type,
    culture: settings().locale,
    files: field instanceof HTMLInputElement ? [...(field.files ?? [])] : [],
    parameter: (name) => field.getAttribute(`data-val-${rule}-${name}`) ?? undefined,
    other: (reference) => readOther(field, reference),
  }
}

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** The value is that which a form sends; of a radio button, the chosen value of its group. */
function readField(field: Field): Other {
  if (field instanceof HTMLSelectElement && field.multiple) {
    return { value: [...field.selectedOptions].map(({ value }) => value).join(',') }
  }
  if (field.type === 'radio') return { value: chosenOf(sameName(field)) }
  if (isTick(field)) return { value: field.checked ? field.value : '', isTicked: field.checked }
  return { value: field.value }
}

const sameName = (field: Field) => elementsOf(field.form).filter(({ name }) => name === field.name)

const chosenOf = (group: Field[]) => group.find((one) => isTick(one) && one.checked)?.value ?? ''

/** Searches by name under the field's own prefix, by name, then by id. */
function readOther(field: Field, reference: string): Other | undefined {
  const elements = elementsOf(field.form)
  const named = namesFor(field, reference)
    .map((name) => elements.filter((other) => other.name === name))
    .find((group) => group.length > 0)
  if (named) return readGroup(named)
  const byId = idsFor(field, reference)
    .map((id) => elements.find((other) => other.id === id))
    .find((other) => other !== undefined)
  if (!byId) return undefined
  // For a radio button that is referenced by its id, the value depends on whether it is checked itself.
  return isTick(byId) ? { value: byId.checked ? byId.value : '', isTicked: byId.checked } : readField(byId)
}

/** Servers print a hidden field `false` of the same name with a checkbox. */
function readGroup(group: Field[]): Other {
  const visible = group.find((field) => field.type !== 'hidden') ?? (group[0] as Field)
  return readField(visible)
}

function namesFor(field: Field, reference: string): string[] {
  const prefix = field.name.slice(0, field.name.lastIndexOf('.') + 1)
  if (reference.startsWith('*.')) return [prefix + reference.slice(2)]
  const model = field.dataset.modelPrefix
  return [...(model ? [`${model.replace(/\.$/, '')}.${reference}`] : []), prefix + reference, reference]
}

function idsFor(field: Field, reference: string): string[] {
  const plain = reference.replace(/^[#*]\.?/, '')
  const underscored = plain.replaceAll('.', '_')
  const model = field.dataset.modelPrefix?.replace(/[._]$/, '').replaceAll('.', '_')
  const prefix = model ? `${model}_` : field.id.slice(0, field.id.lastIndexOf('_') + 1)
  return [prefix + underscored, plain, underscored]
}
