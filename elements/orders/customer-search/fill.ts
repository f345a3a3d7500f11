import { EMAIL_FIELD } from './rules.ts'

/** Writes values into fields by their names, and fires `change` on them. */
export function fill(form: Element, name: string, value: string): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
    const isNews = field.value !== value
    field.value = value
    if (isNews || name === EMAIL_FIELD) field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
