import { isCode, noteRun } from '../../page/scripts/script-kinds.ts'
import { mainOf } from './area.ts'
import { SHEETS_AT_START } from './sheets-at-start.ts'

export type Sheet = HTMLLinkElement | HTMLStyleElement

/** The identity of a sheet or a script: its whole address, else its text. */
export function keyOf(element: Element, base: string | URL = document.baseURI): string {
  const address = element.getAttribute('href') || element.getAttribute('src')
  return address && URL.canParse(address, base) ? new URL(address, base).href : (element.textContent as string)
}

const SHEETS = ':is(link[rel~=stylesheet][href], style):not(noscript *)'

export const sheetsIn = ({ head }: Document): Sheet[] => [...head.querySelectorAll<Sheet>(SHEETS)]

/**
 * The sheets in the body of a page, outside its area. Those of a part that follows the page come with it, and those of
 * an inline drawing are its own.
 */
export const frameSheetsIn = ({ body }: Document, area: Element | null): Sheet[] =>
  [...body.querySelectorAll<Sheet>(SHEETS)].filter(
    (sheet) => !area?.contains(sheet) && !sheet.closest('[data-page-part], [data-persist], svg'),
  )

/** The scripts of a page outside its area. */
const scriptsIn = (page: Document, area: Element | null): HTMLScriptElement[] =>
  [...page.scripts].filter((script) => isCode(script) && !area?.contains(script) && !script.closest('noscript'))

/** The sheets that the server has sent with the page that is shown, without those that code has added. */
export const sent = new Set<Element>()

/**
 * The sheets in the body that leave with the page that is shown. One inside another element, such as the header,
 * stays as that element does.
 */
export const frameSheets = new Set<Element>()

let scripts: readonly string[] = []

/** True if the page that is shown has the same script outside its area. */
export const isInPage = (script: Element): boolean => scripts.includes(keyOf(script))

/** The files of scripts that have been in the page. */
const files = new Set<string>()

/** Records the sheets and scripts of the first page as the server sent them. */
export function rememberCode(): void {
  for (const sheet of sheetsIn(document)) if (SHEETS_AT_START.has(sheet)) sent.add(sheet)
  for (const sheet of frameSheetsIn(document, mainOf(document)))
    if (SHEETS_AT_START.has(sheet) && sheet.parentNode === document.body) frameSheets.add(sheet)
  scripts = scriptsIn(document, mainOf(document)).map((script) => keyOf(script))
  for (const key of scripts) files.add(key)
  noteRun([...document.querySelectorAll('script')].filter(({ type }) => type !== 'text/plain'))
}

/** True if an answer lists sheets that the page lacks, or lacks some that arrived with the page. */
export function differ(page: Document, base: URL): boolean {
  const wanted = sheetsIn(page).map((sheet) => keyOf(sheet, base))
  const here = sheetsIn(document).map((sheet) => keyOf(sheet))
  return wanted.some((key) => !here.includes(key)) || [...sent].some((sheet) => !wanted.includes(keyOf(sheet)))
}

/**
 * Scripts outside the page area run if they are new: a file once, others if the previous page did not have the same.
 */
export function newScripts(page: Document, area: Element, base: URL): HTMLScriptElement[] {
  const all = scriptsIn(page, area)
  const before = scripts
  scripts = all.map((script) => keyOf(script, base))
  const fresh = all.filter((script, index) => {
    const key = scripts[index] as string
    return !(script.hasAttribute('src') ? files.has(key) : before.includes(key))
  })
  for (const key of scripts) files.add(key)
  return fresh
}
