import { message } from '../text/strings.ts'

export const ASK_TEXTS = {
  askText: message('Embeds.Text', 'name', 'host'),
  askOnce: 'Embeds.AllowOnce',
  askAlways: message('Embeds.AllowAlways', 'category'),
  preferences: 'Consent.Preferences',
  statistics: 'Consent.Statistics',
  marketing: 'Consent.Marketing',
} as const

/** The categories whose consent a tag may need; '' for a service that needs no consent. */
export const ASKED = ['marketing', 'preferences', 'statistics', ''] as const
