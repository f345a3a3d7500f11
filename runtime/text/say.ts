/** Milliseconds: a region that has just come is known by then, and a number that is reached by a few presses is said once. */
const PAUSE = 250

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Says a text to those who listen to the page, politely: in the one region that the library has for it. `near` is what the text is
 * about: what is outside an open dialog is not read out, so that the region is in the dialog around it.
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
  // The same text again is said again.
  made.textContent = ''
  clearTimeout(timer)
  timer = setTimeout(() => {
    made.textContent = text
  }, PAUSE)
}

/** Takes the region out of the page, with what was still to be said. */
export function silence(): void {
  clearTimeout(timer)
  region?.remove()
}
