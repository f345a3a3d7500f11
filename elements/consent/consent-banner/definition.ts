import { CHOOSES } from '../../../runtime/consent/categories.ts'
import { consentAttributes, consentEvents } from '../../../runtime/consent/contract.ts'
import { defineElement } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<consent-banner>`: asks for consent until there is a choice for the present stamp (§4). */
export const consentBanner = defineElement({
  tag: 'consent-banner',
  summary: 'Asks the visitor for consent: accept all, decline all, or choose.',
  mount: 'enhance',
  load: 'interaction',
  together: 'frame',
  hydrate: 'load',
  triggers: CHOOSES,
  attributes: consentAttributes,
  events: consentEvents,
  slots: { policy: 'A link to the shop’s own page about cookies, shown below the text.' },
  parts: {
    heading: part('[data-part=heading]', 'The heading.', { without: 'prepend', tag: 'h2' }),
    text: part('[data-part=text]', 'The library’s text; hidden when the element holds its own.', {
      without: 'prepend',
      tag: 'p',
    }),
    actions: part('[data-part=actions]', 'Holds the three buttons.', { without: 'append', tag: 'div' }),
    own: part('consent-banner > :not(noscript, [slot])', 'The shop’s own text, shown instead of the library’s.', {
      grows: true,
    }),
    accept: 'Accepts all.',
    decline: 'Declines all.',
    choose: 'Opens the choices.',
  },
  strings: {
    heading: 'Consent.Heading',
    text: 'Consent.BannerText',
    accept: 'Consent.AcceptAll',
    decline: 'Consent.DeclineAll',
    choose: 'Consent.Choose',
  },
})
