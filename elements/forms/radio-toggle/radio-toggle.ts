import type { Connected } from '../../../runtime/element/behaviour.ts'
import type { radioToggle } from './definition.ts'

const isRadio = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio'

/** A click on a radio button checks it before any listener runs, so the previously checked one is stored here. */
export function connectRadioToggle({ host, signal }: Connected<typeof radioToggle>): void {
  let before = new Set<HTMLInputElement>()
  const readChecked = () => {
    before = new Set(host.querySelectorAll<HTMLInputElement>('input[type=radio]:checked'))
  }
  const listen = (names: string[], listener: (event: Event) => void, capture = true) => {
    for (const name of names) host.addEventListener(name, listener, { capture, signal })
  }

  readChecked()
  listen(['pointerdown', 'focusin', 'change'], readChecked)
  listen(['keydown', 'keyup'], (event) => pressSpace(event as KeyboardEvent, readChecked))
  listen(
    ['click'],
    (click) => {
      const { target, defaultPrevented } = click
      if (!isRadio(target) || !before.has(target) || defaultPrevented) readChecked()
      else uncheck(target, click, readChecked)
    },
    false,
  )
  // The browser resets the values after the listeners have run. A reset button may be anywhere in the document.
  document.addEventListener('reset', () => setTimeout(readChecked), { signal })
}

/** Browsers ignore the space bar on a checked radio button: here it is a click. */
function pressSpace(event: KeyboardEvent, readChecked: () => void): void {
  const { target, key, type } = event
  if (type === 'keydown') readChecked()
  if (key !== ' ' || !isRadio(target) || !target.checked) return
  event.preventDefault()
  if (type === 'keyup') target.click()
}

/** Most browsers fire `input` and `change`; for the others it is done here. */
function uncheck(radio: HTMLInputElement, click: Event, readChecked: () => void): void {
  let isNotified = false
  radio.addEventListener('change', () => (isNotified = true), { once: true })
  radio.checked = false
  readChecked()
  setTimeout(() => {
    // Chromium checks the radio button again if a later listener has cancelled the click; Firefox does not.
    if (click.defaultPrevented) radio.checked = true
    readChecked()
    if (isNotified || radio.checked || !radio.isConnected) return
    for (const name of ['input', 'change']) radio.dispatchEvent(new Event(name, { bubbles: true }))
  })
}
