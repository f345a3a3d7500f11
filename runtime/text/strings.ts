import rosetta from 'rosetta'
import { deferred } from '../page/deferred.ts'
import { appUrl } from '../page/paths.ts'
import { isObject, readJson, settings } from '../page/settings.ts'
import { logOnly, warn } from '../page/warn.ts'
import { request } from '../request/request.ts'
import { intlCulture } from './culture.ts'
import { fetchLocale, type Texts } from './locales.ts'

export type Message<P extends string> = { key: string; parameters: readonly P[] }

/** Declares a text with parameters: `message('ShoppingCarts.ItemCount', 'count')` declares `t.itemCount({ count })`. */
export const message = <const P extends string>(key: string, ...parameters: P[]): Message<P> => ({ key, parameters })

/** The texts of a definition, by the names that its code uses: the dotted name of each, or a message. */
export type Strings = Record<string, string | Message<string>>

const language = deferred('language marks', () => import('./language.ts'))

const dictionary = rosetta<Texts>()

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
let known: Texts = {}
let shop: Promise<Texts> | undefined

/** The texts that were looked up, if the page's language is not that of the texts. */
let foreign: Set<string> | undefined

export const haveStrings = (strings: Strings = {}): boolean => [...areasOf(strings)].every((area) => arrived.has(area))

/**
 * Fetches the texts of the page's culture, once, and those of few pages if `strings` names some of them. Never throws:
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
  known = {}
  shop = undefined
  foreign = undefined
}

async function load(area: string): Promise<void> {
  const { culture } = settings()
  const { lang } = document.documentElement
  if (lang && !lang.startsWith(culture)) foreign ??= markedTexts(culture)
  shop ??= serverTexts(culture)
  const [own, shops] = await Promise.all([libraryTexts(culture, area), shop])
  known = { ...known, ...own }
  dictionary.locale(culture)
  dictionary.set(culture, merge(known, shops))
  arrived.add(area)
}

async function libraryTexts(culture: string, area: string): Promise<Texts> {
  try {
    return (await fetchLocale(culture, area)) ?? {}
  } catch (error) {
    logOnly('The texts of the library could not be loaded; keys are shown instead.', error)
    return {}
  }
}

async function serverTexts(culture: string): Promise<Texts> {
  const inline = readJson('shop-strings') ?? remembered(culture)
  if (inline) return inline as Texts
  const path = `/api/v1/localization/${culture}/stringresources`
  const limit = AbortSignal.timeout(settings().stringsTimeout)
  try {
    const texts = await request<Texts>('GET', path, { quiet: true, signal: limit, read: readTexts })
    remember(culture, texts)
    return texts
  } catch (error) {
    logOnly('The string resources of the shop could not be fetched; the texts of the library stand.', error)
    return {}
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

/** Merges `over` over `under`, level by level. Values that are neither a text nor a level of texts are left out. */
function merge(under: Texts, over: Texts): Texts {
  const all: Texts = { ...under }
  for (const [name, value] of Object.entries(over)) {
    const below = all[name]
    if (typeof value === 'string') all[name] = value
    else if (isObject(value)) all[name] = merge(typeof below === 'object' ? below : {}, value)
    else warn(`The text "${name}" cannot be ${value}.`, 'It is left out.', 'Print texts as JSON strings.')
  }
  return all
}

/** Each text in the set is marked with its language where the page shows it. */
function markedTexts(culture: string): Set<string> {
  const texts = new Set<string>()
  language.get().then(({ markLanguage }) => markLanguage(culture, texts), logOnly)
  return texts
}

/**
 * The text of a dotted name. A text may be one string, or plural forms (`one`, `many`, `other`) chosen by `count`. An
 * unknown key is returned as it is, with a warning (§8). Markup in texts is never HTML.
 */
export function t(key: string, parameters: Record<string, string | number> = {}): string {
  const text = find(key, parameters)
  foreign?.add(text)
  return text
}

function find(key: string, parameters: Record<string, string | number>): string {
  const found = dictionary.t(key, parameters) as string | Texts | undefined
  if (typeof found === 'string' && found !== '') return found
  if (typeof found === 'object' && found !== null) {
    const rules = new Intl.PluralRules(intlCulture())
    const form = rules.select(Number(parameters.count ?? 0))
    const chosen = dictionary.t(`${key}.${form in found ? form : 'other'}`, parameters)
    if (typeof chosen === 'string' && chosen !== '') return chosen
  }
  warn(`The text "${key}" is not known.`, 'Its key is shown to shoppers.', 'Add it to the string resources.')
  return key
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
