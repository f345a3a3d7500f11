import { type Answer, send, typeOf } from './client.ts'
import { attribute, type Element, elementsOf, ownText } from './html.ts'

/** A page as the server sent it. */
export type Page = Answer & {
  elements: Element[]
  /** The page with the link to this one. */
  from: string
  /** The address to which the links of the page are relative. */
  base: URL
}

/** Links that end a session. */
const LEAVES = /log-?(off|out)|sign-?out/i

/** The elements of a page with one of the tags. */
export const byTag = (page: Page, ...tags: string[]): Element[] =>
  page.elements.filter(({ tagName }) => tags.includes(tagName))

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

async function loadPage(url: URL, from: string): Promise<Page> {
  const answer = await send(url, { headers: { Accept: 'text/html' } })
  const elements = typeOf(answer) === 'text/html' ? elementsOf(answer.text) : []
  const base = elements.find(({ tagName }) => tagName === 'base')
  const href = base && attribute(base, 'href')
  return { ...answer, elements, from, base: href ? new URL(href, answer.url) : answer.url }
}

const linksOf = (page: Page): URL[] =>
  byTag(page, 'a')
    .filter((link) => attribute(link, 'download') === undefined)
    .map((link) => addressOf(page, link, 'href'))
    .filter((url): url is URL => url?.origin === page.url.origin && !LEAVES.test(url.href))

/**
 * Loads a page and those of the same origin that its links lead to, as far as the limit: of each path one. Files that
 * are no page are left out. Throws if the first has no answer.
 */
export async function loadPages(start: URL, limit: number): Promise<Page[]> {
  const pages: Page[] = []
  const known = new Set([start.pathname])
  const queue = [{ url: start, from: '' }]
  for (let next = queue.shift(); next && pages.length < limit; next = queue.shift()) {
    const page = await loadPage(next.url, next.from)
    if (page.elements.length > 0 || page.status >= 400) pages.push(page)
    for (const url of linksOf(page)) {
      if (known.has(url.pathname)) continue
      known.add(url.pathname)
      queue.push({ url, from: page.url.pathname })
    }
  }
  return pages
}
