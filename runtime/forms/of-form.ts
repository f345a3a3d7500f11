/**
 * A member of a form, or of an element that may be one. A field hides the member of its name: with `<input
 * name="elements">` the form's `elements` is that field. An attribute is better read by `getAttribute`.
 */
export function ofForm<Form extends Element, Name extends keyof Form & string>(form: Form, name: Name): Form[Name] {
  const member = Reflect.get(HTMLFormElement.prototype, name, form)
  return typeof member === 'function' ? member.bind(form) : member
}
