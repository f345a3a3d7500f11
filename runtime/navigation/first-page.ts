import { markCultureRoot } from '../page/paths.ts'
import { settings } from '../page/settings.ts'
import { followEarlyHistory } from './early-history.ts'
import { mainOf } from './render/area.ts'
import { rememberAttributes } from './render/attributes.ts'
import { rememberParts } from './render/parts.ts'
import { rememberCode } from './render/seen.ts'

let isRemembered = false

/** Begins the first page before the code of its page loader is loaded. The entry of the library calls it once. */
export function beginFirstPage(): void {
  rememberFirstPage()
  followEarlyHistory()
  const host = document.querySelector('page-loader')
  if (host) markFirstPage(host.getAttribute('home-class') ?? '')
}

/**
 * Remembers the first page as the server sent it, except for earlier changes by scripts: a visit compares with it. Call
 * it with the first code, long before the code that renders pages is fetched.
 */
export function rememberFirstPage(): void {
  if (isRemembered) return
  isRemembered = true
  for (const element of [document.documentElement, document.body, mainOf(document)])
    if (element) rememberAttributes(element)
  rememberParts()
  rememberCode()
}

/**
 * Marks the body by the class of the home page on the root of the culture, and by `loaded` once the whole page has
 * arrived (§4).
 */
export function markFirstPage(homeClass: string, signal?: AbortSignal): void {
  markCultureRoot(homeClass || settings().homeClass)
  const loaded = () => document.body.classList.add('loaded')
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { ...(signal && { signal }) })
}
