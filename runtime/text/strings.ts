import rosetta from 'rosetta'
import { deferred } from '../page/deferred.ts'
import { appUrl } from '../page/paths.ts'
import { isObject, readJson, settings, type Texts } from '../page/settings.ts'
import { logOnly, warn } from '../page/warn.ts'
import type { ShopError } from '../request/errors.ts'
import { request } from '../request/request.ts'
import { canonicalLocale, intlCulture, languageOf } from './locale.ts'
import { fetchLocale, fetchTexts, lookupOrder } from './locales.ts'

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

/** The languages in which a text is looked up, and the shop's texts in each of them. */
let languages: string[] = []
let shop: Promise<Texts[]> | undefined

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
  const { locale } = settings()
  languages = lookupOrder(locale)
  shop ??= shopTexts(languages)
  const [texts, shops] = await Promise.all([orNone(locale, () => fetchLocale(locale, area)), shop])
  own = { ...own, ...texts }
  for (const [index, language] of languages.entries())
    dictionary.set(language, merge(language === languages.at(-1) ? own : {}, shops[index] ?? {}))
  arrived.add(area)
}

/** The texts of the settings in each language, and over the first those of the server. */
async function shopTexts(order: string[]): Promise<Texts[]> {
  const [server, first = {}, ...others] = await Promise.all([serverTexts(), ...order.map(namedTexts)])
  return [merge(first, server), ...others]
}

/** The texts of the setting `texts`, or of the file that it names. */
async function namedTexts(language: string): Promise<Texts> {
  const [, named = {}] = Object.entries(settings().texts).find(([tag]) => canonicalLocale(tag) === language) ?? []
  if (typeof named !== 'string') return isObject(named) ? named : {}
  return (await orNone(named, async (signal) => readTexts(await fetchTexts(named, signal)))) ?? {}
}

/** The server has its texts in the language of the culture: a page in another language does not use them. */
async function serverTexts(): Promise<Texts> {
  const { culture, locale } = settings()
  const inline = readJson('shop-strings')
  if (inline) return inline as Texts
  if (languageOf(culture) !== languageOf(locale)) return {}
  const kept = remembered(culture)
  if (kept) return kept
  const path = `/api/v1/localization/${culture}/stringresources`
  const ask = (signal: AbortSignal) =>
    request('GET', path, { quiet: true, signal, read: readTexts }).catch((error: ShopError) => {
      // A server without the call is not asked again in this session.
      if (error.status === 404) remember(culture, {})
      throw error
    })
  const texts = await orNone(path, ask, NO_CALL)
  if (texts) remember(culture, texts)
  return texts ?? {}
}

/** For a developer whose server has no texts. */
const NO_CALL = ' Answer the call, or print <script type="application/json" id="shop-strings">{}</script>.'

/** Never throws: without these texts, those of the library or the keys are shown (§8). */
async function orNone(
  name: string,
  get: (signal: AbortSignal) => Promise<Texts>,
  cure = '',
): Promise<Texts | undefined> {
  try {
    return await get(AbortSignal.timeout(settings().stringsTimeout))
  } catch (error) {
    logOnly(`The texts of ${name} could not be loaded; others or keys are shown.${cure}`, error)
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
  if (!foreign) {
    const texts = new Map<string, string>()
    foreign = texts
    language.get().then(({ markLanguages }) => markLanguages(texts), logOnly)
  }
  foreign.set(text, languageOf(locale))
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
  if (typeof found !== 'object') return found
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
