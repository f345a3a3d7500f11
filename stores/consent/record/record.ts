import { readCookie, readCookies, writeCookie } from '../../../runtime/page/cookies.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { type ConsentSetting, readSetting } from './setting.ts'

/** One year (§9). */
export const CONSENT_HOURS = 8760

/** By the cookie's name; the choices last as long as the page. */
const refused = new Map<string, ConsentSetting>()

/** The banner and the modal may set the stamp and the cookie. */
const ofTags = (attribute: string): string | null | undefined =>
  document.querySelector(`:is(consent-banner, consent-modal)[${attribute}]`)?.getAttribute(attribute)

/** The version of the present questions (§3). */
export const presentStamp = (): string => ofTags('stamp') || String(settings().consentStamp)

const cookieName = (): string => ofTags('cookie-name') || settings().consentCookieName

/** Of multiple cookies of the name, that of the present stamp; none without a cookie (§4). */
export function readRecord(): ConsentSetting | undefined {
  const name = cookieName()
  const stamp = presentStamp()
  const settings = [refused.get(name), ...readCookies(name).map(readSetting)]
  return settings.findLast((setting) => setting?.stamp === stamp)
}

/** Lasts for a year. */
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
