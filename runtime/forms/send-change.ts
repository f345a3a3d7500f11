/** Sends the events of a field that a shopper has changed by other means than the browser's own. */
export function sendChange(field: HTMLInputElement | HTMLSelectElement): void {
  for (const name of ['input', 'change']) {
    field.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }))
  }
}
