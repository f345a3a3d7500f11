import type { Connected } from '../../../runtime/element/behaviour.ts'
import type { radioToggle } from './definition.ts'

const isRadio = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio'

/** A click on a radio checks it before anyone hears of the click, so what was checked before it is kept here. */
export function connectRadioToggle({ host, signal }: Connected<typeof radioToggle>): void {
  let before = new Set<HTMLInputElement>()
  const look = () => {
    before = new Set(host.querySelectorAll<HTMLInputElement>('input[type=radio]:checked'))
  }
  const listen = (names: string[], listener: (event: Event) => void, capture = true) => {
    for (const name of names) host.addEventListener(name, listener, { capture, signal })
  }

  look()
  listen(['pointerdown', 'focusin', 'change'], look)
  listen(['keydown', 'keyup'], (event) => pressSpace(event as KeyboardEvent, look))
  listen(
    ['click'],
    ({ target, defaultPrevented }) => {
      if (!isRadio(target) || !before.has(target) || defaultPrevented) look()
      else uncheck(target, look)
    },
    false,
  )
  // The values go back after the listeners have run. A reset button may stand anywhere.
  document.addEventListener('reset', () => setTimeout(look), { signal })
}

/** Browsers leave the space bar alone on a radio that is checked: here it is a click. */
function pressSpace(event: KeyboardEvent, look: () => void): void {
  const { target, key, type } = event
  if (type === 'keydown') look()
  if (key !== ' ' || !isRadio(target) || !target.checked) return
  event.preventDefault()
  if (type === 'keyup') target.click()
}

/** Takes the choice back. Most browsers then send `input` and `change` by themselves; for others it is done here. */
function uncheck(radio: HTMLInputElement, look: () => void): void {
  let isTold = false
  radio.addEventListener('change', () => (isTold = true), { once: true })
  radio.checked = false
  look()
  setTimeout(() => {
    // A listener that cancelled the click has the radio checked again.
    look()
    if (isTold || radio.checked || !radio.isConnected) return
    for (const name of ['input', 'change']) radio.dispatchEvent(new Event(name, { bubbles: true }))
  })
}
