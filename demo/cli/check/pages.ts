import { mayChange } from './changing-links.ts'
import { type Answer, HTML, reasonOf, type Send } from './client.ts'
import { attribute, type Element, elementsOf, ownText } from './html.ts'
import type { RequiredPart } from './rules/manifest.ts'

/** A page as the server sent it. */
export type Page = Answer & {
  elements: Element[]
  /** The page with the link to this one. */
  from: string
  /** The address to which the links of the page are relative. */
  base: URL
  /** Why the page cannot be read. Its status is 0. */
  problem?: string
  /** Known once a browser has loaded the page. */
  inBrowser?: InBrowser
}

/** A tag of a page that lacks a part: how many tags of its name are before it, and the element of the example. */
export type MissingPart = RequiredPart & { index: number; example: string }

/**
 * The tags that scripts of a page define, whether one of them has removed the rule `extension`, and the tags that lack
 * parts.
 */
export type InBrowser = { definedTags: readonly string[]; loadsFiles: boolean; missingParts: readonly MissingPart[] }

/** Requests for each page of the limit: links also lead to files, and are redirected to pages that are known. */
const REQUESTS_PER_PAGE = 5

/** True if the shop has sent the page. */
export const isSent = ({ status }: Page): boolean => status >= 200 && status < 300

/** The elements of a page with one of the tags. */
export const byTag = (page: Page, ...tags: string[]): Element[] =>
  page.elements.filter(({ tagName }) => tags.includes(tagName))

/** False for a fragment of a page, which has no head of its own. */
export const isWhole = ({ text }: Page): boolean => /<(html|head|body)[\s>]/i.test(text)

/** The path of a page, and the line of an element. */
export const whereOf = ({ url }: Page, element?: Element): string =>
  element?.sourceCodeLocation ? `${url.pathname}:${element.sourceCodeLocation.startLine}` : url.pathname

/** The address of an attribute; undefined for one that cannot be read. */
export function addressOf(page: Page, element: Element, name: string): URL | undefined {
  const value = attribute(element, name)
  return value !== undefined && URL.canParse(value, page.base.href) ? new URL(value, page.base) : undefined
}

/** The settings that a page prints; undefined for a block that cannot be read. */
export function settingsOf(page: Page): Record<string, unknown> | undefined {
  const block = byTag(page, 'script').find((script) => attribute(script, 'id') === 'shop-settings')
  if (!block) return {}
  try {
    const value: unknown = JSON.parse(ownText(block))
    return typeof value === 'object' && !Array.isArray(value) && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

async function loadPage(url: URL, from: string, send: Send): Promise<Page> {
  const answer = await send(url, { headers: { Accept: 'text/html' }, reads: HTML })
  const elements = answer.text === '' ? [] : elementsOf(answer.text)
  const base = elements.find(({ tagName }) => tagName === 'base')
  const href = (base && attribute(base, 'href')) ?? ''
  const isBase = URL.canParse(href, answer.url.href)
  return { ...answer, elements, from, base: isBase ? new URL(href, answer.url) : answer.url }
}

const unreadable = (url: URL, from: string, problem: string): Page => ({
  url,
  from,
  problem,
  base: url,
  status: 0,
  headers: new Headers(),
  text: '',
  elements: [],
})

/** The addresses of the same origin that a page links, and whether each is skipped. */
const linksOf = (page: Page): { url: URL; isSkipped: boolean }[] =>
  byTag(page, 'a').flatMap((link) => {
    const url = addressOf(page, link, 'href')
    if (url?.origin !== page.url.origin || attribute(link, 'download') !== undefined) return []
    return [{ url, isSkipped: mayChange(link, url) }]
  })

/** The pages that were loaded, and the paths of links that may change something. */
export type Loaded = { pages: Page[]; skipped: string[] }

/**
 * Loads a page and those of the same origin that its links lead to, as far as the limit: of each path one. Files that
 * are no page are left out, as are links that may change something.
 */
export async function loadPages(
  start: URL,
  limit: number,
  { send, onRequest }: { send: Send; onRequest: (url: URL) => void },
): Promise<Loaded> {
  const pages: Page[] = []
  const skipped = new Set<string>()
  const known = new Set([start.pathname])
  const shown = new Set<string>()
  const queue = [{ url: start, from: '' }]
  for (let requests = 0; requests < limit * REQUESTS_PER_PAGE && pages.length < limit; requests += 1) {
    const next = queue.shift()
    if (!next) break
    const { url, from } = next
    onRequest(url)
    const page = await loadPage(url, from, send).catch((error) => unreadable(url, from, reasonOf(error)))
    // A sign-in, to which many links are redirected, is one page.
    if (shown.has(page.url.pathname)) continue
    shown.add(page.url.pathname)
    if (page.problem || page.status >= 400 || (isSent(page) && page.elements.length > 0)) pages.push(page)
    for (const { url: linked, isSkipped } of linksOf(page)) {
      if (isSkipped) skipped.add(linked.pathname)
      if (isSkipped || known.has(linked.pathname)) continue
      known.add(linked.pathname)
      queue.push({ url: linked, from: page.url.pathname })
    }
  }
  return { pages, skipped: [...skipped] }
}
