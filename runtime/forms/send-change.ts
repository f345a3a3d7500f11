/** For changes that the browser itself does not announce. */
export function sendChange(field: HTMLInputElement | HTMLSelectElement): void {
  for (const name of ['input', 'change']) {
    field.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }))
  }
}
