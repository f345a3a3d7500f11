import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<consent-banner>`: asks for consent until there is a choice for the present stamp (§4). */
export const consentBanner = defineElement({
  tag: 'consent-banner',
  summary: 'Asks the visitor for consent: accept all, decline all, or choose.',
  mount: 'replace',
  load: 'eager',
  attributes: {
    stamp: text('Version of what is asked. Without it: the setting `consentStamp`.'),
    cookieName: text('Name of the cookie. Without it: the setting `consentCookieName`.'),
  },
  events: {
    'consent:set': event(
      'A choice was saved, here or in another tab.',
      {
        stamp: text('The version of what was asked.'),
        preferences: flag('True when allowed.'),
        statistics: flag('True when allowed.'),
        marketing: flag('True when allowed.'),
      },
      'document',
    ),
  },
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
