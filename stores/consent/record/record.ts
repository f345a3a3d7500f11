import { readCookie, readCookies, writeCookie } from '../../../runtime/page/cookies.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { type ConsentSetting, readSetting } from './setting.ts'

/** How long a choice is remembered, in hours: one year (§9). */
export const CONSENT_HOURS = 8760

/** Kept for the lifetime of the page when the browser refuses the cookie, by the cookie's name. */
const refused = new Map<string, ConsentSetting>()

/** What a tag of the page says; the banner and the modal may name the stamp and the cookie. */
const ofTags = (attribute: string): string | null | undefined =>
  document.querySelector(`:is(consent-banner, consent-modal)[${attribute}]`)?.getAttribute(attribute)

/** The version of what is asked now (§3). */
export const presentStamp = (): string => ofTags('stamp') || String(settings().consentStamp)

const cookieName = (): string => ofTags('cookie-name') || settings().consentCookieName

/** The choice that holds: where cookies share the name, that of the present stamp; none when there is no such cookie (§4). */
export function readRecord(): ConsentSetting | undefined {
  const name = cookieName()
  const stamp = presentStamp()
  const settings = [refused.get(name), ...readCookies(name).map(readSetting)]
  return settings.findLast((setting) => setting?.stamp === stamp)
}

/** Remembers a choice for a year. */
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
