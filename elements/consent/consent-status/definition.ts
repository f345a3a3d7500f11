import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<consent-status>`: what the visitor allows, and the ways to change it (§2). */
export const consentStatus = defineElement({
  tag: 'consent-status',
  summary: 'Shows the visitor’s consent, with buttons to change and to withdraw it.',
  mount: 'enhance',
  load: 'visible',
  // The server's link needs no code.
  heldControls: '',
  together: 'frame',
  hydrate: 'load',
  events: { 'consent:revoke': event('The choice was withdrawn, here or in another tab.', {}, 'document') },
  parts: {
    status: part('[data-part=status]', 'The text; `data-state` is `accepted`, `partial`, `declined` or `undecided`.', {
      without: 'prepend',
      tag: 'p',
    }),
    actions: part('[data-part=actions]', 'Holds the two buttons.', { without: 'prepend', tag: 'div' }),
    change: 'Opens the choices.',
    revoke: 'Deletes the choice.',
  },
  strings: {
    accepted: 'Consent.Accepted',
    declined: 'Consent.Declined',
    partial: message('Consent.Partial', 'categories'),
    undecided: 'Consent.Undecided',
    preferences: 'Consent.Preferences',
    statistics: 'Consent.Statistics',
    marketing: 'Consent.Marketing',
    change: 'Consent.Change',
    revoke: 'Consent.Revoke',
  },
})
