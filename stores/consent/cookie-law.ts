import { atom, readonlyType } from 'nanostores'
import { readCookie, writeCookie } from '../../runtime/page/cookies.ts'

/** Hours for which the banner stays hidden: one year (§9). */
export const COOKIE_LAW_HOURS = 8760

const $names = atom<readonly string[]>([])

/** The cookies that were set in this page, including those that the browser refused. */
export const $understood = readonlyType($names)

/** Whether the banner of this cookie was closed, here or on an earlier page. */
export const isUnderstood = (cookieName: string): boolean =>
  $names.get().includes(cookieName) || readCookie(cookieName) !== undefined

/** Stores for a year that a banner was closed. */
export function understand(cookieName: string): void {
  writeCookie(cookieName, 'true', COOKIE_LAW_HOURS)
  $names.set([...$names.get(), cookieName])
}
