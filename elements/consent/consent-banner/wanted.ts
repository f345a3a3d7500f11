import { $consent } from '../../../stores/consent/consent.ts'

/** The store also runs what the visitor has allowed. */
export function watch(wake: () => void): void {
  $consent.subscribe(({ state }) => state === 'undecided' && wake())
}
