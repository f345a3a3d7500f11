import { atom, readonlyType } from 'nanostores'
import { readCookie, writeCookie } from '../../runtime/page/cookies.ts'

/** How long the banner of cookie-law stays away, in hours: one year (§9). */
export const COOKIE_LAW_HOURS = 8760

const $names = atom<readonly string[]>([])

/** The cookies that were set in this page, also when the browser refused them. */
export const $understood = readonlyType($names)

/** Whether the banner that this cookie remembers was understood, here or on an earlier page. */
export const isUnderstood = (cookieName: string): boolean =>
  $names.get().includes(cookieName) || readCookie(cookieName) !== undefined

/** Remembers for a year that a banner was understood. */
export function understand(cookieName: string): void {
  writeCookie(cookieName, 'true', COOKIE_LAW_HOURS)
  $names.set([...$names.get(), cookieName])
}
