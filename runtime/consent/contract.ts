import { flag, text } from '../element/attributes.ts'
import { event } from '../element/define.ts'

export const consentAttributes = {
  stamp: text('Version of what is asked. Without it: the setting `consentStamp`.'),
  cookieName: text('Name of the cookie. Without it: the setting `consentCookieName`.'),
}

export const consentEvents = {
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
}
