import { pageNonce } from '../trusted.ts'
import { logOnly } from '../warn.ts'

/** The address of the sheet for the shared code of pages, which is in a folder beside it. */
const ADDRESS = '../vitrine.css'

/** Milliseconds that tags wait for the sheet at most. */
const MOST_WAIT = 2_000

let added: { loaded: Promise<void> | undefined } | undefined

/**
 * Adds `vitrine.css` to a page whose theme has not linked it. Undefined if the page has it. Otherwise resolves once it
 * is loaded; also when it is late or could not be loaded, since the tags work without it.
 */
export function addStyleSheet(): Promise<void> | undefined {
  added ??= { loaded: isThere() ? undefined : new Promise(link) }
  return added.loaded
}

/** A sheet of another site cannot be read: then a token shows it, for which the browser must compute styles. */
const isThere = () =>
  [...document.styleSheets].some(hasBase) ||
  getComputedStyle(document.documentElement).getPropertyValue('--vt-base') !== ''

/** True for the sheet itself, and for a sheet of any name into which a theme has put its rules. */
function hasBase(sheet: CSSStyleSheet): boolean {
  try {
    return [...sheet.cssRules].some((rule) => rule instanceof CSSLayerBlockRule && rule.cssText.includes('--vt-base'))
  } catch {
    return false
  }
}

/** Before the theme's sheets, so that the theme's layers are stronger. */
function link(settle: () => void): void {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.nonce = pageNonce()
  sheet.href = new URL(ADDRESS, import.meta.url).href
  onEnd(sheet, settle)
  setTimeout(settle, MOST_WAIT)
  document.head.prepend(sheet)
}

/** A lost sheet is fetched again with the next page, and when the connection is back. */
function onEnd(sheet: HTMLLinkElement, settle: () => void): void {
  sheet.addEventListener('load', settle)
  sheet.addEventListener('error', (event) => {
    settle()
    logOnly('A style sheet could not be loaded.', event)
    const waiting = new AbortController()
    const again = () => {
      waiting.abort()
      const fresh = sheet.cloneNode() as HTMLLinkElement
      onEnd(fresh, settle)
      sheet.replaceWith(fresh)
    }
    document.addEventListener('page:loaded', again, { signal: waiting.signal })
    addEventListener('online', again, { signal: waiting.signal })
  })
}
