import { readCookie, readCookies, writeCookie } from '../../../runtime/page/cookies.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { type ConsentSetting, readSetting } from './setting.ts'

/** Hours for which a choice is stored: one year (§9). */
export const CONSENT_HOURS = 8760

/** Choices whose cookie the browser refused, by the cookie's name; they last as long as the page. */
const refused = new Map<string, ConsentSetting>()

/** An attribute of the page's consent tags; the banner and the modal may set the stamp and the cookie. */
const ofTags = (attribute: string): string | null | undefined =>
  document.querySelector(`:is(consent-banner, consent-modal)[${attribute}]`)?.getAttribute(attribute)

/** The version of the present questions (§3). */
export const presentStamp = (): string => ofTags('stamp') || String(settings().consentStamp)

const cookieName = (): string => ofTags('cookie-name') || settings().consentCookieName

/** The answer may be another one when this changes. */
export const presentQuestion = (): string => `${cookieName()} ${presentStamp()}`

/**
 * The valid choice: if there are multiple cookies of the name, that of the present stamp; none without a cookie (§4).
 */
export function readRecord(): ConsentSetting | undefined {
  const name = cookieName()
  const stamp = presentStamp()
  const settings = [refused.get(name), ...readCookies(name).map(readSetting)]
  return settings.findLast((setting) => setting?.stamp === stamp)
}

/** Stores a choice for a year. */
export function writeRecord(setting: ConsentSetting): void {
  const name = cookieName()
  const text = JSON.stringify(setting)
  writeCookie(name, text, CONSENT_HOURS)
  if (readCookie(name) === text) refused.delete(name)
  else refused.set(name, setting)
}

/** Deletes the cookie. */
export function dropRecord(): void {
  refused.delete(cookieName())
  writeCookie(cookieName(), '', -1)
}
