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

/**
 * The version of the consent questions: when the shop asks for more, it changes, and every visitor is asked again (§3).
 */
export const consentStamp = '2026-11'

/** A text that cannot be parsed is invalid. */
const json = <Value, Schema>(value: Struct<Value, Schema>, decode = (text: string) => text) =>
  coerce(value, string(), (text) => {
    try {
      return JSON.parse(decode(text))
    } catch {
      return undefined
    }
  })

const fromBase64 = (text: string) => Buffer.from(text, 'base64url').toString()

/** The format of `createToken`. */
const token = pattern(string(), /^[\w-]{43}$/)

const key = pattern(string(), /^[A-Z]\w+(\.\w+)+$/)
const values = optional(record(string(), union([string(), number()])))

/** The most messages that fit into a cookie. */
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

/** The visitor's choice of cookies beyond the necessary ones. */
export type ConsentChoice = { stamp: string; preferences: boolean; statistics: boolean; marketing: boolean }

const cookie = <Value, Schema>(
  name: string,
  value: Struct<Value, Schema>,
  more: Pick<ShopCookie<Value>, 'isForScripts' | 'isPlain'> = {},
): ShopCookie<Value> => ({ name, read: (text) => validate(text, value, { coerce: true, mask: true })[1], ...more })

/**
 * Unknown properties of a value are ignored. Without https another host of the domain may have written any of the
 * cookies.
 */
export const shopCookies = {
  session: cookie('vitrine-session', token),
  device: cookie('vitrine-device', token),
  known: cookie('vitrine-known', token),
  passkey: cookie('vitrine-passkey', token),
  twoFactor: cookie('vitrine-two-factor', token),
  flash: cookie('vitrine-flash', json(size(flash, 0, mostMessages), fromBase64)),
  /** Ids of products, the last seen first; no product id has more digits. */
  seen: cookie('vitrine-seen', pattern(string(), /^[1-9]\d{0,8}(\.[1-9]\d{0,8}){0,11}$/)),
  consent: cookie('cookie-consent', json(consent), { isForScripts: true }),
  /** The notice of a shop that asks for no consent; only the page about cookies has one. */
  cookieLaw: cookie('cookie-law', pattern(string(), /^true$/), { isForScripts: true }),
  /** The specification gives this cookie one fixed name (§3). */
  popups: cookie('notShow', json(popups), { isForScripts: true, isPlain: true }),
  kept: cookie('vitrine-kept', pattern(string(), /^[\w-]{0,12}\.[\w-]{0,12}$/)),
  fault: cookie('demo-fault', pattern(string(), /^[\da-f-]{36}$/)),
} as const

/** The valid choice; if there are multiple cookies of the name, the one with the present stamp. */
export const presentConsent = (c: ShopContext): Read<ConsentChoice> | undefined =>
  readCookies(c, shopCookies.consent).findLast(({ value }) => value.stamp === consentStamp)
