import { addressRules, hasScheme } from '../../../../runtime/navigation/loader/link-rules.ts'
import { WRITES } from '../../../../runtime/navigation/render/faithful.ts'
import { HTML, typeOf } from '../client.ts'
import { attribute, type Element, isInside, ownText, tokensOf } from '../html.ts'
import { addressOf, byTag, isSent, isWhole, type Page, whereOf } from '../pages.ts'
import { type Finding, when } from '../report.ts'

/** Pages whose names end as those of files. */
const PAGE_FILE = /\.(html?|php|aspx?|jsp|cgi)$/i

/** Attributes of links that the browser treats in its own way. */
const LEFT = ['download', 'data-toggle', 'data-bs-toggle', 'referrerpolicy']

/** True for a link that is never loaded in the page, whatever its address is. */
function isExcluded(page: Page, link: Element, url: URL): boolean {
  const [base] = byTag(page, 'base').filter((each) => attribute(each, 'target') !== undefined)
  const target = attribute(link, 'target') ?? (base && attribute(base, 'target')) ?? ''
  const isWidget =
    attribute(link, 'aria-controls') !== undefined && /^(button|tab)$/.test(attribute(link, 'role') ?? '')
  return (
    tokensOf(link, 'class').some((name) => name === 'no-ajax' || name === 'ajax-tab') ||
    LEFT.some((name) => attribute(link, name) !== undefined) ||
    tokensOf(link, 'rel').includes('noreferrer') ||
    !/^(_self)?$/i.test(target) ||
    isWidget ||
    addressRules.logoff({ href: attribute(link, 'href') ?? '', url })
  )
}

/** Whether an address is that of a page: by the answer if it was asked, else by its name. */
function isPage(url: URL, pages: readonly Page[]): boolean {
  const asked = pages.find((page) => page.url.pathname === url.pathname)
  return asked ? isSent(asked) && HTML.test(typeOf(asked)) : PAGE_FILE.test(url.pathname)
}

/** A link to a place of its own page never asks the server. */
const isWithin = ({ url: { pathname, search } }: Page, url: URL) =>
  url.href.includes('#') && url.pathname === pathname && url.search === search

function linkMistakes(page: Page, pages: readonly Page[]): Finding[] {
  const [loader] = byTag(page, 'page-loader')
  if (!loader) return []
  const takesAbsolute = attribute(loader, 'same-origin-links') !== undefined
  const loadsFiles = page.inBrowser?.loadsFiles ?? false
  return byTag(page, 'a').flatMap((link): Finding[] => {
    const href = attribute(link, 'href') ?? ''
    const url = addressOf(page, link, 'href')
    if (url?.origin !== page.url.origin || isExcluded(page, link, url) || isWithin(page, url)) return []
    const what = `The link ${href} is not loaded in the page.`
    const where = whereOf(page, link)
    if (hasScheme(href) && !takesAbsolute) {
      const why = 'It names the shop itself by a whole address, which counts as another site.'
      const instead = `Write ${url.pathname}, or give <page-loader> same-origin-links.`
      return [{ kind: 'absolute-link', where, what, why, instead }]
    }
    if (loadsFiles || !addressRules.extension({ href, url }) || !isPage(url, pages)) return []
    const why = 'Its path ends as that of a file, which the browser loads.'
    const instead = 'Use a path without an extension, or write linkRules.extension = false.'
    return [{ kind: 'file-link', where, what, why, instead }]
  })
}

/** True for a script of the page area that writes while it is loaded. */
const isWriter = (script: Element) =>
  isInside(script, 'main') &&
  !['src', 'data-consent'].some((name) => attribute(script, name) !== undefined) &&
  /^$|script/i.test(attribute(script, 'type') ?? '') &&
  WRITES.test(ownText(script))

/** A page that in-page loading shows only by a full load. */
function areaMistakes(page: Page): Finding[] {
  const where = whereOf(page)
  const why = 'Each visit to it loads the whole page.'
  const refresh = byTag(page, 'meta').find((meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'refresh')
  const writer = byTag(page, 'script').find(isWriter)
  return [
    ...when(byTag(page, 'page-loader').length === 0, {
      kind: 'no-page-area',
      where,
      what: 'The page has no <page-loader>, which other pages have.',
      why,
      instead: 'Put <page-loader> around its <main>.',
    }),
    ...when(refresh !== undefined, {
      kind: 'refresh',
      where: whereOf(page, refresh),
      what: 'The page refreshes itself by a <meta>.',
      why,
      instead: 'Redirect by the server, or load new data by <page-fragment>.',
    }),
    ...when(writer !== undefined, {
      kind: 'document-write',
      where: whereOf(page, writer),
      what: 'A script of the page area calls document.write.',
      why,
      instead: 'Add elements with append() or insertAdjacentHTML().',
    }),
  ]
}

/** Links and pages that in-page loading cannot show. */
export function loadingMistakes(pages: readonly Page[]): Finding[] {
  const read = pages.filter(isSent)
  if (!read.some((page) => byTag(page, 'page-loader').length > 0)) return []
  return [...read.flatMap((page) => linkMistakes(page, pages)), ...read.filter(isWhole).flatMap(areaMistakes)]
}

/** Links to pages that the shop does not have. With 401 it asks for the sign-in. */
export const brokenLinks = (pages: readonly Page[]): Finding[] =>
  pages
    .filter((page) => !isSent(page) && page.status !== 401)
    .map(({ url, status, from, problem }) => ({
      kind: 'broken-link',
      where: from || url.pathname,
      what: problem ? `${url.pathname} cannot be read: ${problem}.` : `${url.pathname} answers with status ${status}.`,
      why: 'The shopper cannot see the page.',
      instead: 'Correct the link or the page.',
      covers: [url],
    }))
