import { warn } from './warn.ts'

/** The cultures of the library (§1). */
export const CULTURES = ['fr', 'nl', 'es', 'de', 'it', 'pt'] as const

export type Culture = (typeof CULTURES)[number]

/** What a page may set in `<script type="application/json" id="shop-settings">`. Everything has a default. */
export type Settings = {
  /** Path of the application, without a slash at its end: `''` or `/boutique`. */
  appPath: string
  /** Address of the site for the calls that the specification writes with {site}. Default: origin and application path. */
  site: string
  /** Default: the culture in the address, else the page's `lang`, else fr. */
  culture: Culture
  /** Name of the theme. */
  theme: string
  /** Widths in CSS pixels (§9 leaves them to the layout). */
  breakpoints: { xs: number; sm: number; md: number; lg: number }
  /** What to do when the server wants a sign-in: open it in a modal, or go to its page (§8). */
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
  /** Milliseconds for a code chunk to arrive (§9). */
  chunkTimeout: number
  /** Milliseconds that a notice stays; 0 keeps it until it is closed. */
  noticeTimeout: number
  /** Version of what visitors are asked to consent to; when it changes, everybody is asked again (§3). */
  consentStamp: string
  /** Name of the cookie that holds the visitor's consent (§3). */
  consentCookieName: string
}

const isCulture = (value: unknown): value is Culture => CULTURES.includes(value as Culture)

/** Reads the JSON of a data block by its id; a broken one is warned about and counts as absent. */
export function readJson(id: string): Record<string, unknown> | undefined {
  const block = document.getElementById(id)
  if (!block) return undefined
  try {
    const value: unknown = JSON.parse(block.textContent ?? '')
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // The warning below serves a broken block and one that is no object alike.
  }
  warn(`#${id} does not hold a JSON object.`, 'Its settings are ignored.', 'Print it with a JSON encoder.')
  return undefined
}

function read(): Settings {
  const given = {
    ...(globalThis as { shopSettings?: object }).shopSettings,
    ...readJson('shop-settings'),
  } as Partial<Settings>
  const appPath = `/${given.appPath ?? ''}`.replace(/\/+/g, '/').replace(/\/$/, '')
  const inAddress = location.pathname.slice(appPath.length).split('/')[1]
  const culture = [given.culture, inAddress, document.documentElement.lang.slice(0, 2)].find(isCulture) ?? 'fr'
  return {
    theme: '',
    loginMode: 'modal',
    animationDelay: 10,
    dataLayer: 'dataLayer',
    homeClass: 'home-page',
    requestTimeout: 30_000,
    stringsTimeout: 3_000,
    chunkTimeout: 120_000,
    noticeTimeout: 8_000,
    consentStamp: '',
    consentCookieName: 'cookie-consent',
    ...given,
    appPath,
    site: (given.site ?? location.origin + appPath).replace(/\/$/, ''),
    culture,
    breakpoints: { xs: 480, sm: 768, md: 992, lg: 1200, ...given.breakpoints },
  }
}

let current: Settings | undefined

/** The page's settings, read once. */
export const settings = (): Settings => (current ??= read())

/** Forgets what was read, so that a test can set other settings. */
export const resetSettings = (): void => {
  current = undefined
}
