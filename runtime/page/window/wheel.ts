/**
 * The wheel scrolls the page instead. Browsers do not change a read-only field, so the field is read-only until the
 * browser has handled the wheel.
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
