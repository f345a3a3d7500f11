import { $consent } from './consent.ts'

/** Until the visitor has answered. */
export const isConsentAsked = (): boolean =>
  document.querySelector('consent-banner') !== null && $consent.get().state === 'undecided'
