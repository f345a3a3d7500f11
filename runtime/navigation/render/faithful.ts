import { ownAreaOf } from './area.ts'
import { charsetIn } from './charset.ts'

/** Content of `noscript` is ignored: the page has scripting. */
const all = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].filter((element) => !element.closest('noscript'))

const REFRESH = 'meta[http-equiv=refresh i]'

/** The rules of a document from its beginning, such as its policy: a page in place can neither add nor remove them. */
const rulesOf = (page: Document): string =>
  all(page, 'meta[http-equiv=content-security-policy i], script[type=importmap i]')
    .map((rule) => rule.getAttribute('content') ?? rule.textContent)
    .join('\n')

/** True if a text, such as a media type, names another charset than UTF-8. */
export function namesOther(text: string | null): boolean {
  const charset = charsetIn(text)
  return charset !== undefined && charset !== 'utf-8'
}

const namesCharset = (page: Document): boolean =>
  all(page, 'meta[charset], meta[http-equiv=content-type i]').some((meta) =>
    namesOther(meta.hasAttribute('charset') ? `charset=${meta.getAttribute('charset')}` : meta.getAttribute('content')),
  )

/** `document.write` of the document itself, not of a window that a script has opened. */
export const WRITES = /(?<![.\w$])((window|self|globalThis)\s*\.\s*)?document\s*\.\s*write(ln)?\b/

/** Scripts that run while they are parsed: a template or a module has another type, and JavaScript one of these. */
const WRITERS = "script:not([src], [data-consent], [type]:not([type=''],[type*=script i]))"

const writes = (area: Element): boolean =>
  [...area.querySelectorAll<HTMLScriptElement>(WRITERS)].some(({ text }) => WRITES.test(text))

/**
 * The reason, as a clause with a verb, for which an answer cannot be shown as the browser would show it; undefined if
 * it can. Call it before anything of the answer is in the page, when its head has arrived. `isWhole` is false for a
 * part of a page; `isEnded`: all of it has arrived.
 */
export function reasonAgainst(
  page: Document,
  area: HTMLElement,
  { isWhole, isEnded }: { isWhole: boolean; isEnded: boolean },
): string | undefined {
  const own = ownAreaOf(page, area)
  if (isWhole && isEnded && !own) return 'has no page area'
  if (all(page, REFRESH).length > 0) return 'refreshes itself'
  if (all(document, REFRESH).length > 0) return 'comes after a page that refreshes itself'
  if (isWhole && rulesOf(page) !== rulesOf(document)) return 'has another policy or import map in its head'
  if (namesCharset(page)) return 'has another charset than UTF-8'
  return writes(own ?? page.body) ? 'writes into the document while it loads' : undefined
}
