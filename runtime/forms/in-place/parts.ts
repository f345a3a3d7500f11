import { part } from '../../element/part.ts'

/** The fields stay the same elements when the server sends the form again. */
export const inPlaceParts = {
  form: part('form', 'The form; the server may send it again with its mistakes marked.'),
  field: part('input, select, textarea', 'A field: what the shopper typed stays.', { key: 'name' }),
}

/** The parts of a tag that is printed only with its form. */
export const ownFormParts = {
  ...inPlaceParts,
  form: part(inPlaceParts.form.selector, inPlaceParts.form.doc, { required: true }),
}
