/**
 * The wheel scrolls the page, and changes no number field that has focus. Browsers leave alone what cannot be changed, so the field is
 * read-only until what they do with the wheel is done.
 */
export function keepNumbersFromWheel(): void {
  addEventListener(
    'wheel',
    (event) => {
      const [field] = event.composedPath()
      if (!(field instanceof HTMLInputElement) || field.type !== 'number' || field.readOnly || !field.matches(':focus'))
        return
      field.readOnly = true
      setTimeout(() => {
        field.readOnly = false
      })
    },
    { capture: true, passive: true },
  )
}
