import { IN_BROWSER } from '../../page/window/in-browser.ts'

/**
 * The style sheets of the page before the library has added any. The entry imports this module, which is then evaluated
 * before code that is loaded later.
 */
export const SHEETS_AT_START: ReadonlySet<Element> = new Set(
  IN_BROWSER ? document.querySelectorAll('link[rel~=stylesheet], style') : [],
)
