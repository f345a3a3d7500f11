import { $consent } from './consent.ts'

/** True until the visitor has answered. */
export const isConsentAsked = (): boolean =>
  document.querySelector('consent-banner') !== null && $consent.get().state === 'undecided'
