import { $consent } from './consent.ts'

/** Whether the page asks for consent now, and nobody has answered yet. */
export const isConsentAsked = (): boolean =>
  document.querySelector('consent-banner') !== null && $consent.get().state === 'undecided'
