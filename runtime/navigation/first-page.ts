import { markCultureRoot } from '../page/paths.ts'
import { settings } from '../page/settings.ts'
import { watchHistory } from './left-early.ts'
import { mainOf } from './render/area.ts'
import { rememberAttributes } from './render/attributes.ts'
import { rememberParts } from './render/parts.ts'
import { rememberCode } from './render/seen.ts'

let isRemembered = false

/**
 * Remembers the first page as the server sent it, but for what scripts have done to it already: a visit compares with it. To
 * be called as soon as there is any code, long before that which renders pages is fetched.
 */
export function rememberFirstPage(): void {
  if (isRemembered) return
  isRemembered = true
  watchHistory()
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
