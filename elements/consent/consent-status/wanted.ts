import { $consent } from '../../../stores/consent/consent.ts'

/** The tag itself waits until it is near; what the visitor has allowed runs at once. */
export function watch(): void {
  $consent.listen(() => {})
}
