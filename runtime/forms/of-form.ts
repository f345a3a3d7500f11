/**
 * A member of a form. A field hides the one of its name: with `<input name="elements">` the form's `elements` is that field. What
 * is an attribute is better read as one.
 */
export function ofForm<Name extends keyof HTMLFormElement>(form: HTMLFormElement, name: Name): HTMLFormElement[Name] {
  const member = Reflect.get(HTMLFormElement.prototype, name, form)
  return typeof member === 'function' ? member.bind(form) : member
}
