/** Milliseconds: screen readers know a new region by then, and quick changes are announced once. */
const PAUSE = 250

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Announces a text to screen readers, politely, in one region of the library. `near` is the element that the text is
 * about: screen readers do not read elements outside an open dialog, so the region is in the dialog around it.
 */
export function say(text: string, near: Element = document.body): void {
  region ??= document.createElement('div')
  const made = region
  const place = near.closest('dialog[open]') ?? document.body
  if (made.parentElement !== place) {
    made.className = 'vt-hidden'
    made.role = 'status'
    made.dataset.part = 'announcement'
    place.append(made)
  }
  // A repeated text is announced again.
  made.textContent = ''
  clearTimeout(timer)
  timer = setTimeout(() => {
    made.textContent = text
  }, PAUSE)
}

/** Removes the region from the page, and drops texts that were not announced. */
export function silence(): void {
  clearTimeout(timer)
  region?.remove()
}
