import { $choosing, $consent } from '../../../stores/consent/consent.ts'

/** A listener of the consent makes links and buttons of the page open the choices, and runs what is allowed. */
export function watch(wake: () => void): void {
  $consent.listen(() => {})
  $choosing.subscribe(({ state }) => state === 'open' && wake())
}
