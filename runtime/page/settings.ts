import { canonicalLocale, languageOf, withParents } from '../text/locale.ts'
import { ownGlobal } from './own-global.ts'
import { warn } from './warn.ts'
import { IN_BROWSER } from './window/in-browser.ts'

/** The cultures of a shop by default (§1). `pt` is the Portuguese of Portugal. */
export const CULTURES = ['fr', 'nl', 'es', 'de', 'it', 'pt'] as const

/** Texts by the parts of their dotted names. */
export type Texts = { [name: string]: string | Texts }

/** The settings of a page, from `<script type="application/json" id="shop-settings">`. Each has a default. */
export type Settings = {
  /** Path of the application, without a slash at its end: `''` or `/boutique`. */
  appPath: string
  /** Address of the site for calls that the specification writes with {site}. Default: origin and application path. */
  site: string
  /**
   * The language in the routes and calls of the shop, as they spell it: `nl`, `pt-br`. Default: the first of `cultures`
   * that begins the address or the page's `lang`, else the language of `lang`, else en.
   */
  culture: string
  /** The cultures in the addresses of the shop (§1, §2). Default: fr, nl, es, de, it, pt. */
  cultures: readonly string[]
  /**
   * BCP 47 tag of the library's texts, and of dates, numbers and prices: `nl-BE`. Default: the page's `lang` if it is
   * in the language of `culture`, else `culture`.
   */
  locale: string
  /** Texts by language, or the addresses of JSON files with them; they replace the library's, or add a language. */
  texts: Record<string, Texts | string>
  theme: string
  /** Widths in CSS pixels (§9 leaves them to the layout). */
  breakpoints: { xs: number; sm: number; md: number; lg: number }
  /** How to sign in: in a modal, or on the sign-in page (§8). */
  loginMode: 'modal' | 'page'
  /** Milliseconds of the out- and the in-animation of a page load (§9). */
  animationDelay: number
  /** Name of the global array of analytics events (§1). */
  dataLayer: string
  /** Class of the body on the culture's root (§2). */
  homeClass: string
  /** Milliseconds before a call without an answer counts as lost. */
  requestTimeout: number
  /** Milliseconds that the first render waits for the server's texts. */
  stringsTimeout: number
  /** Milliseconds within which a code chunk must arrive (§9). */
  chunkTimeout: number
  /** Milliseconds that an act of the shopper waits for code; the browser then does it as in a page without scripts. */
  actTimeout: number
  /** Milliseconds that a notice is shown; 0: until it is closed. */
  noticeTimeout: number
  /** Version of the texts to which visitors consent; when it changes, every visitor is asked again (§3). */
  consentStamp: string
  /** Name of the cookie that holds the visitor's consent (§3). */
  consentCookieName: string
  /**
   * Header of each call that changes something, and the `<meta name>` or the cookie with its value: the server's token
   * against forged requests. Without a header, none is sent.
   */
  csrf: { header: string; meta: string; cookie: string }
  /**
   * Returns the shopper's token, or a promise of it; without one, a call has no `Authorization`. Only in the global
   * `shopSettings`, since JSON has no functions.
   */
  bearer?: () => string | undefined | Promise<string | undefined>
}

/**
 * Reads the JSON of a data block by its id. An invalid block is warned about and counts as absent. Other elements with
 * that id are ignored: they may be content of the page.
 */
export function readJson(id: string): Record<string, unknown> | undefined {
  const block = document.querySelector(`script[type="application/json"]#${id}`)
  if (!block) return undefined
  try {
    const value: unknown = JSON.parse(block.textContent ?? '')
    if (isObject(value)) return value as Record<string, unknown>
  } catch {
    // The warning below covers an invalid block and one without an object.
  }
  warn(`#${id} does not hold a JSON object.`, 'Its settings are ignored.', 'Print it with a JSON encoder.')
  return undefined
}

const DEFAULTS = {
  appPath: '',
  site: '',
  culture: '',
  cultures: CULTURES as readonly string[],
  locale: '',
  texts: {},
  theme: '',
  breakpoints: { xs: 480, sm: 768, md: 992, lg: 1200 },
  loginMode: 'modal' as Settings['loginMode'],
  animationDelay: 10,
  dataLayer: 'dataLayer',
  homeClass: 'home-page',
  requestTimeout: 30_000,
  stringsTimeout: 3_000,
  chunkTimeout: 120_000,
  actTimeout: 1_000,
  noticeTimeout: 8_000,
  consentStamp: '',
  consentCookieName: 'cookie-consent',
  csrf: { header: '', meta: '', cookie: '' },
}

/** The names of all settings. */
export const settingNames = (): string[] => [...Object.keys(DEFAULTS), 'bearer']

const isLocale = (text: string) => text === '' || canonicalLocale(text) !== undefined

/** True for a text that a setting can have; the others can have any. */
const SHAPES: Record<string, (text: string) => boolean> = {
  appPath: (text) => !/^[a-z][a-z\d+.-]*:/i.test(text),
  culture: isLocale,
  cultures: (text) => canonicalLocale(text) !== undefined,
  locale: isLocale,
  loginMode: (text) => /^(modal|page)$/.test(text),
  site: (text) => /^(https?:\/\/|\/|$)/i.test(text) && URL.canParse(text, location.origin),
  header: (text) => /^[\w!#$%&'*+.^`|~-]*$/.test(text),
}

/** The longest time-out of browsers, in milliseconds. */
const LONGEST = 2 ** 31 - 1

/** True for the value of a JSON object: no list, not null. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isFit(name: string, value: unknown, usual: unknown): boolean {
  if (Array.isArray(usual)) return Array.isArray(value) && value.every((each) => isFit(name, each, ''))
  if (typeof value === 'number') return typeof usual === 'number' && value >= 0 && value <= LONGEST
  if (typeof value !== 'string' || typeof usual !== 'string') return false
  return SHAPES[name]?.(value) ?? true
}

/** A default without names is for data, such as texts, which are taken as they are. */
function take<T extends object>(defaults: T, given: object): T {
  const entries = Object.entries(defaults)
  if (entries.length === 0) return given as T
  const taken: Record<string, unknown> = {}
  for (const [name, usual] of entries) {
    taken[name] = usual
    const value = (given as Record<string, unknown>)[name] ?? usual
    if (isObject(usual) && isObject(value)) taken[name] = take(usual, value)
    else if (isFit(name, value, usual)) taken[name] = value
    else
      warn(
        `The setting "${name}" cannot be ${JSON.stringify(value)}.`,
        'Its default is used.',
        'See the table of settings.',
      )
  }
  return taken as T
}

/** A server has no page: there the settings are the defaults. */
const onServer = (): Settings => ({ ...DEFAULTS, culture: 'en', locale: 'en' })

/** The culture of a page: of its address, else of its `lang`. */
function cultureOf(segment: string, lang: string, cultures: readonly string[]): string {
  if (cultures.includes(segment)) return segment
  const parents = withParents(lang)
  const known = parents.map((parent) => cultures.find((culture) => canonicalLocale(culture) === parent))
  return known.find((culture) => culture !== undefined) ?? languageOf(lang)
}

/** An application path with one slash at its beginning, as two would name another site, and none at its end. */
export const appPathOf = (given: string): string => `/${given}`.replace(/[\\/]+/g, '/').replace(/\/$/, '')

function read(): Settings {
  if (!IN_BROWSER) return onServer()
  const page = ownGlobal<Partial<Settings>>('shopSettings')
  const given = take(DEFAULTS, { ...(isObject(page) && page), ...readJson('shop-settings') })
  const appPath = appPathOf(given.appPath)
  const segment = location.pathname.slice(appPath.length).split('/')[1] ?? ''
  const lang = canonicalLocale(document.documentElement.lang) ?? 'en'
  const culture = given.culture || cultureOf(segment, lang, given.cultures)
  const usual = languageOf(culture) === languageOf(lang) ? lang : culture
  const locale = canonicalLocale(given.locale || usual) ?? lang
  const site = (given.site || location.origin + appPath).replace(/\/$/, '')
  return { ...given, appPath, site, culture, locale, ...bearerOf(page) }
}

function bearerOf(page: Partial<Settings> | undefined): Pick<Settings, 'bearer'> {
  if (typeof page?.bearer === 'function') return { bearer: page.bearer }
  if (page?.bearer !== undefined)
    warn('The setting "bearer" is no function.', 'Calls have no token.', 'Give it a function that returns the token.')
  return {}
}

let current: Settings | undefined

/** Returns the page's settings, which are read once. */
export const settings = (): Settings => (current ??= read())

/** Discards the settings, so that a test can set others. */
export const resetSettings = (): void => {
  current = undefined
}
