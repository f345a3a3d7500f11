export const FIELDS = 'button, fieldset, input, object, output, select, textarea'

let lastId = 0

/** Sets the attribute `form` of a field outside of its form, unless the field has one. */
export function nameOwner(field: Element, form: Element): void {
  if (field.hasAttribute('form') || field.closest('form')) return
  if (!form.getAttribute('id')) form.setAttribute('id', `vt-form-${++lastId}`)
  field.setAttribute('form', form.getAttribute('id') as string)
}

/**
 * Sets the attribute `form` on the fields of a form between the rows of a table, in a part of a page whose text no
 * parser has followed. The fields end with the table, or before the next form.
 */
export function nameTableFields(content: ParentNode): void {
  for (const form of content.querySelectorAll(':is(table, tbody, thead, tfoot, tr) > form')) {
    // Not the form's own method: a field of that name would hide it.
    const table = Element.prototype.closest.call(form, 'table') as Element
    const all = [...table.querySelectorAll(`form, ${FIELDS}`)]
    const rest = all.slice(all.indexOf(form) + 1)
    const next = rest.findIndex(({ localName }) => localName === 'form')
    for (const field of next < 0 ? rest : rest.slice(0, next)) nameOwner(field, form)
  }
}
