import css from './base.css?inline'

let sheet: CSSStyleSheet | undefined

/** Gives the page the layers, tokens and helpers that every element stands on. A theme may link vitrine.css as well. */
export function adoptBase(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
