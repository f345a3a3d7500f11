import { CHOOSES } from '../../../runtime/consent/categories.ts'
import { consentAttributes, consentEvents } from '../../../runtime/consent/contract.ts'
import { defineElement } from '../../../runtime/element/define.ts'

/** `<consent-modal>`: the three categories, each with its checkbox (§3, §4). */
export const consentModal = defineElement({
  tag: 'consent-modal',
  summary: 'A modal in which the visitor chooses the allowed categories: preferences, statistics, marketing.',
  mount: 'enhance',
  load: 'interaction',
  together: 'frame',
  hydrate: 'load',
  triggers: CHOOSES,
  attributes: consentAttributes,
  events: consentEvents,
  slots: { policy: 'A link to the shop’s own page about cookies, shown below the text.' },
  parts: {
    text: 'The library’s text; not there when the element holds its own.',
    all: 'The checkbox for all three categories; partly checked when they differ.',
    category: 'A category, with `data-category`.',
    explanation: 'The purpose of a category.',
    actions: 'Holds the three buttons.',
    save: 'Saves the checked categories.',
    accept: 'Accepts all.',
    decline: 'Declines all.',
  },
  strings: {
    preferences: 'Consent.Preferences',
    statistics: 'Consent.Statistics',
    marketing: 'Consent.Marketing',
    accept: 'Consent.AcceptAll',
    decline: 'Consent.DeclineAll',
    heading: 'Choices.Heading',
    text: 'Choices.Text',
    all: 'Choices.All',
    necessary: 'Choices.Necessary',
    necessaryText: 'Choices.NecessaryText',
    preferencesText: 'Choices.PreferencesText',
    statisticsText: 'Choices.StatisticsText',
    marketingText: 'Choices.MarketingText',
    save: 'Choices.Save',
  },
})
