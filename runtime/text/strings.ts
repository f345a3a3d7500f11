import rosetta from 'rosetta'
import { deferred } from '../page/deferred.ts'
import { appUrl } from '../page/paths.ts'
import { isObject, readJson, settings, type Texts } from '../page/settings.ts'
import { logOnly, warn } from '../page/warn.ts'
import { request } from '../request/request.ts'
import { canonicalLocale, intlCulture, languageOf, lookupOrder } from './locale.ts'
import { fetchLocale, fetchTexts, libraryLanguage } from './locales.ts'

export type Message<P extends string> = { key: string; parameters: readonly P[] }

/** Declares a text with parameters: `message('ShoppingCarts.ItemCount', 'count')` declares `t.itemCount({ count })`. */
export const message = <const P extends string>(key: string, ...parameters: P[]): Message<P> => ({ key, parameters })

/** The texts of a definition, by the names that its code uses: the dotted name of each, or a message. */
export type Strings = Record<string, string | Message<string>>

const language = deferred('language marks', () => import('./language.ts'))

let dictionary = rosetta<Texts>()

/** Texts of few pages have files of their own, by the first part of the keys. */
const FOLDERS: Record<string, string> = {
  Basket: 'basket',
  Checkout: 'basket',
  Forms: 'forms',
  Sales: 'forms',
  Security: 'forms',
  Wishlists: 'wishlists',
  PickupPoints: 'pickup',
  Shippings: 'pickup',
  Choices: 'consent',
  CookieLaw: 'consent',
  Embeds: 'consent',
  Withdrawal: 'consent',
  Media: 'media',
  Assets: 'assets',
  News: 'content',
}

/** Keys that begin with the name of a tag belong to the texts in its folder. */
const areaOf = (root: string): string => (root.includes('-') ? root : (FOLDERS[root] ?? ''))

const areasOf = (strings: Strings): Set<string> =>
  new Set(['', ...Object.values(strings).map((text) => areaOf(keyOf(text).split('.')[0] ?? ''))])

const asked = new Map<string, Promise<void>>()
const arrived = new Set<string>()
let own: Texts = {}
let shop: Promise<Record<string, Texts>> | undefined

/** The languages in which a text is looked up. */
let languages: string[] = []

/** The texts that were looked up and are not in the language of the page, with their languages. */
let foreign: Map<string, string> | undefined

export const haveStrings = (strings: Strings = {}): boolean => [...areasOf(strings)].every((area) => arrived.has(area))

/**
 * Fetches the texts of the page's language, once, and those of few pages if `strings` names some of them. Never throws:
 * without the server's texts the library's own are used (§8).
 */
export async function loadStrings(strings: Strings = {}): Promise<void> {
  await Promise.all(
    [...areasOf(strings)].map((area) => {
      const loading = asked.get(area) ?? load(area)
      asked.set(area, loading)
      return loading
    }),
  )
}

/** Discards the texts, so that a test can load others. */
export function resetStrings(): void {
  arrived.clear()
  asked.clear()
  dictionary = rosetta<Texts>()
  own = {}
  shop = undefined
  foreign = undefined
}

async function load(area: string): Promise<void> {
  const order = lookupOrder(settings().locale)
  const base = libraryLanguage(order)
  // The library has each text in its language, so that no other is needed after it.
  languages = order.slice(0, order.indexOf(base) + 1)
  shop ??= shopTexts(languages)
  const [texts, shops] = await Promise.all([libraryTexts(base, area), shop])
  own = { ...own, ...texts }
  for (const language of languages) dictionary.set(language, merge(language === base ? own : {}, shops[language] ?? {}))
  arrived.add(area)
}

async function libraryTexts(language: string, area: string): Promise<Texts> {
  try {
    return await fetchLocale(language, area)
  } catch (error) {
    logOnly('The texts of the library could not be loaded; keys are shown instead.', error)
    return {}
  }
}

/** The shop's texts by language: those of the settings, and over them those of its server, in the page's language. */
async function shopTexts(order: string[]): Promise<Record<string, Texts>> {
  const [server, ...named] = await Promise.all([serverTexts(), ...order.map(namedTexts)])
  const texts = Object.fromEntries(order.map((language, index) => [language, named[index] ?? {}]))
  const [page = 'en'] = order
  return { ...texts, [page]: merge(texts[page] ?? {}, server) }
}

/** The texts of the setting `texts`, or of the file that it names. */
async function namedTexts(language: string): Promise<Texts> {
  const [, named = {}] = Object.entries(settings().texts).find(([tag]) => canonicalLocale(tag) === language) ?? []
  if (typeof named !== 'string') return isObject(named) ? named : {}
  const failure = `The texts of "${language}" could not be fetched from ${named}; others are shown.`
  const texts = await orNone(failure, async (signal) => readTexts(await fetchTexts(named, signal)))
  return texts ?? {}
}

async function serverTexts(): Promise<Texts> {
  const { culture } = settings()
  const inline = readJson('shop-strings') ?? remembered(culture)
  if (inline) return inline as Texts
  const path = `/api/v1/localization/${culture}/stringresources`
  const failure = 'The string resources of the shop could not be fetched; the texts of the library stand.'
  const texts = await orNone(failure, (signal) => request('GET', path, { quiet: true, signal, read: readTexts }))
  if (texts) remember(culture, texts)
  return texts ?? {}
}

/** Never throws: without these texts, those of the library are shown (§8). */
async function orNone(failure: string, get: (signal: AbortSignal) => Promise<Texts>): Promise<Texts | undefined> {
  try {
    return await get(AbortSignal.timeout(settings().stringsTimeout))
  } catch (error) {
    logOnly(failure, error)
    return undefined
  }
}

function readTexts(answer: unknown): Texts {
  if (!isObject(answer)) throw new TypeError('no object of texts')
  return answer as Texts
}

const keyOf = (text: string | Message<string>): string => (typeof text === 'string' ? text : text.key)

const storageKey = (culture: string) => `vitrine:strings:${appUrl('')}:${culture}`

/** Stores the texts for the browser session. Without storage, each page requests them again. */
function remember(culture: string, texts: Texts): void {
  try {
    sessionStorage.setItem(storageKey(culture), JSON.stringify(texts))
  } catch {
    // Without storage, each page sends one call more.
  }
}

function remembered(culture: string): Texts | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(culture)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Merges `over` over `under`, level by level; the forms of a plural are one text. Values that are neither a text nor a
 * level of texts are left out.
 */
function merge(under: Texts, over: Texts): Texts {
  const all: Texts = { ...under }
  for (const [name, value] of Object.entries(over)) {
    const below = all[name]
    if (typeof value === 'string') all[name] = value
    else if (isObject(value)) all[name] = merge(typeof below === 'object' && !('other' in value) ? below : {}, value)
    else warn(`The text "${name}" cannot be ${value}.`, 'It is left out.', 'Print texts as JSON strings.')
  }
  return all
}

/** Notes a text that is not in the language of the page, so that it is marked where the page shows it. */
function noteLanguage(text: string, locale: string): void {
  const { lang } = document.documentElement
  if (lang === '' || languageOf(lang) === languageOf(locale)) return
  foreign ??= markedTexts()
  foreign.set(text, languageOf(locale))
}

function markedTexts(): Map<string, string> {
  const texts = new Map<string, string>()
  language.get().then(({ markLanguages }) => markLanguages(texts), logOnly)
  return texts
}

/**
 * The text of a dotted name, in the page's language or else in the next that has it. A text may be one string, or
 * plural forms (`one`, `many`, `other`) chosen by `count`. An unknown key is returned as it is, with a warning (§8).
 * Markup in texts is never HTML.
 */
export function t(key: string, parameters: Record<string, string | number> = {}): string {
  for (const locale of languages) {
    const text = find(key, parameters, locale)
    if (!text) continue
    noteLanguage(text, locale)
    return text
  }
  warn(`The text "${key}" is not known.`, 'Its key is shown to shoppers.', 'Add it to the string resources.')
  return key
}

function find(key: string, parameters: Record<string, string | number>, locale: string): string | undefined {
  const found = dictionary.t(key, parameters, locale) as string | Texts | undefined
  if (typeof found !== 'object' || found === null) return found
  const form = new Intl.PluralRules(intlCulture(locale)).select(Number(parameters.count ?? 0))
  const chosen = dictionary.t(`${key}.${form in found ? form : 'other'}`, parameters, locale)
  return typeof chosen === 'string' ? chosen : undefined
}

export function textsOf(strings: Strings = {}): object {
  const texts = {}
  for (const [name, source] of Object.entries(strings)) {
    Object.defineProperty(texts, name, {
      enumerable: true,
      get: () =>
        typeof source === 'string'
          ? t(source)
          : (parameters: Record<string, string | number>) => t(source.key, parameters),
    })
  }
  return texts
}
