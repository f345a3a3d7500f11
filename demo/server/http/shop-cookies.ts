import {
  array,
  boolean,
  coerce,
  enums,
  number,
  object,
  optional,
  pattern,
  record,
  type Struct,
  size,
  string,
  union,
  validate,
} from 'superstruct'
import type { ShopContext } from '../context.ts'
import { type Read, readCookies, type ShopCookie } from './cookies.ts'

/** Changes when the shop asks for more than before; then everybody is asked again (§3). */
export const consentStamp = '2026-11'

/** A value that is written as JSON; a broken text is none. */
const json = <Value, Schema>(value: Struct<Value, Schema>, decode = (text: string) => text) =>
  coerce(value, string(), (text) => {
    try {
      return JSON.parse(decode(text))
    } catch {
      return undefined
    }
  })

const fromBase64 = (text: string) => Buffer.from(text, 'base64url').toString()

/** What `createToken` makes. */
const token = pattern(string(), /^[\w-]{43}$/)

const key = pattern(string(), /^[A-Z]\w+(\.\w+)+$/)
const values = optional(record(string(), union([string(), number()])))

/** As many messages as a cookie can hold. */
export const mostMessages = 8

const remedy = object({
  path: enums(['/shoppingcarts/add', '/shoppingcarts/update', '/shoppingcarts/saved']),
  fields: record(string(), string()),
  key,
  values,
})

const flash = array(object({ kind: enums(['success', 'error', 'info']), key, values, remedy: optional(remedy) }))

const consent = object({
  stamp: pattern(string(), /^[^\0]{0,40}$/),
  preferences: boolean(),
  statistics: boolean(),
  marketing: boolean(),
})

const popups = array(object({ id: string(), datetime: string() }))

/** What a visitor allows beside what is needed. */
export type ConsentChoice = { stamp: string; preferences: boolean; statistics: boolean; marketing: boolean }

const cookie = <Value, Schema>(
  name: string,
  value: Struct<Value, Schema>,
  more: Pick<ShopCookie<Value>, 'isForScripts' | 'isPlain'> = {},
): ShopCookie<Value> => ({ name, read: (text) => validate(text, value, { coerce: true, mask: true })[1], ...more })

/** Everything that the shop reads of cookies; what else an object has is left out. A neighbour of its host may write any of them where there is no https. */
export const shopCookies = {
  session: cookie('vitrine-session', token),
  device: cookie('vitrine-device', token),
  known: cookie('vitrine-known', token),
  passkey: cookie('vitrine-passkey', token),
  twoFactor: cookie('vitrine-two-factor', token),
  flash: cookie('vitrine-flash', json(size(flash, 0, mostMessages), fromBase64)),
  /** Numbers of products, the last first; no number of a product has more digits. */
  seen: cookie('vitrine-seen', pattern(string(), /^[1-9]\d{0,8}(\.[1-9]\d{0,8}){0,11}$/)),
  consent: cookie('cookie-consent', json(consent), { isForScripts: true }),
  /** The notice of a shop that asks for nothing; only its page has one. */
  cookieLaw: cookie('cookie-law', pattern(string(), /^true$/), { isForScripts: true }),
  /** The library has one name for it (§3). */
  popups: cookie('notShow', json(popups), { isForScripts: true, isPlain: true }),
  kept: cookie('vitrine-kept', pattern(string(), /^[\w-]{0,12}\.[\w-]{0,12}$/)),
  fault: cookie('demo-fault', pattern(string(), /^[\da-f-]{36}$/)),
} as const

/** The choice that holds: where cookies share the name, the one of what is asked now. */
export const presentConsent = (c: ShopContext): Read<ConsentChoice> | undefined =>
  readCookies(c, shopCookies.consent).findLast(({ value }) => value.stamp === consentStamp)
