import { $consent } from './consent.ts'

/** Whether the page asks for consent, and the visitor has not answered yet. */
export const isConsentAsked = (): boolean =>
  document.querySelector('consent-banner') !== null && $consent.get().state === 'undecided'
