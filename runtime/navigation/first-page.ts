import { markCultureRoot } from '../page/paths.ts'
import { settings } from '../page/settings.ts'
import { followEarlyHistory } from './early-history.ts'
import { mainOf } from './render/area.ts'
import { rememberAttributes } from './render/attributes.ts'
import { rememberParts } from './render/parts.ts'
import { rememberCode } from './render/seen.ts'

let isRemembered = false

/** Begins the first page before the code of its page loader is there. The entry of the library calls it once. */
export function beginFirstPage(): void {
  rememberFirstPage()
  followEarlyHistory()
  const host = document.querySelector('page-loader')
  if (host) markFirstPage(host.getAttribute('home-class') ?? '')
}

/**
 * Remembers the first page as the server sent it, but for what scripts have done to it already: a visit compares with it. To
 * be called as soon as there is any code, long before the code that renders pages is fetched.
 */
export function rememberFirstPage(): void {
  if (isRemembered) return
  isRemembered = true
  for (const element of [document.documentElement, document.body, mainOf(document)])
    if (element) rememberAttributes(element)
  rememberParts()
  rememberCode()
}

/** Marks the body: as the root of the culture with the class of the home page, and by `loaded` once all of the page is there (§4). */
export function markFirstPage(homeClass: string, signal?: AbortSignal): void {
  markCultureRoot(homeClass || settings().homeClass)
  const loaded = () => document.body.classList.add('loaded')
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { ...(signal && { signal }) })
}
