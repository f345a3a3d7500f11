import { consentAttributes, consentEvents } from '../../../runtime/consent/contract.ts'
import { defineElement } from '../../../runtime/element/define.ts'

/** `<consent-banner>`: asks for consent until there is a choice for the present stamp (§4). */
export const consentBanner = defineElement({
  tag: 'consent-banner',
  summary: 'Asks the visitor for consent: accept all, decline all, or choose.',
  mount: 'replace',
  load: 'eager',
  attributes: consentAttributes,
  events: consentEvents,
  slots: { policy: 'A link to the shop’s own words about cookies; it stands below the text.' },
  parts: {
    heading: 'The heading.',
    text: 'The library’s words; not there when the element holds its own.',
    actions: 'Holds the three buttons.',
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
