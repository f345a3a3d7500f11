import { message } from '../text/strings.ts'

/** The texts of the question; a tag that asks names them as its own. */
export const ASK_TEXTS = {
  askText: message('Embeds.Text', 'name', 'host'),
  askOnce: 'Embeds.AllowOnce',
  askAlways: message('Embeds.AllowAlways', 'category'),
  preferences: 'Consent.Preferences',
  statistics: 'Consent.Statistics',
  marketing: 'Consent.Marketing',
} as const

/** The categories that a tag may wait for; '' for a service that needs no consent. */
export const ASKED = ['marketing', 'preferences', 'statistics', ''] as const
