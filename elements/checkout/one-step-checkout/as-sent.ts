/**
 * Whether a field is unchanged since the server sent it. If the server chose no option, the browser shows the first.
 */
export function isAsSent(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
    return sent?.selected ?? true
  }
  if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue
  if (!(field instanceof HTMLInputElement)) return true
  return field.checked === field.defaultChecked && field.value === field.defaultValue
}
