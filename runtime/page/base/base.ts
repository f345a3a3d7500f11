import css from './base.css?inline'
import { isBaseLinked } from './linked-base.ts'

let isThere = false

/**
 * Adds the layers, tokens and helpers that every element needs to the page, unless its theme has linked vitrine.css:
 * beside an adopted sheet, Chromium lays out the whole page again for each style sheet that is added later.
 */
export function adoptBase(): void {
  if (isThere) return
  isThere = true
  if (isBaseLinked()) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
