import { attribute, isInside, ownText } from '../html.ts'
import { addressOf, byTag, type Page, whereOf } from '../pages.ts'
import { type Finding, when } from '../report.ts'

/** Pages whose names end as those of files. */
const PAGE_FILE = /\.(html?|php|aspx?|jsp|cgi)$/i

const hasScheme = (href: string) => /^[a-z][a-z\d+.-]*:/i.test(href.trim())

function linkMistakes(page: Page): Finding[] {
  const [loader] = byTag(page, 'page-loader')
  if (!loader) return []
  const takesAbsolute = attribute(loader, 'same-origin-links') !== undefined
  return byTag(page, 'a').flatMap((link): Finding[] => {
    const href = attribute(link, 'href') ?? ''
    const url = addressOf(page, link, 'href')
    const isExcluded = /\bno-ajax\b/.test(attribute(link, 'class') ?? '') || attribute(link, 'download') !== undefined
    if (url?.origin !== page.url.origin || isExcluded) return []
    const what = `The link ${href} is not loaded in the page.`
    const where = whereOf(page, link)
    if (hasScheme(href) && !takesAbsolute) {
      const why = 'It names the shop itself by a whole address, which counts as another site.'
      return [
        {
          kind: 'absolute-link',
          where,
          what,
          why,
          instead: `Write ${url.pathname}, or give <page-loader> same-origin-links.`,
        },
      ]
    }
    if (!PAGE_FILE.test(url.pathname)) return []
    const why = 'Its path ends as that of a file, which the browser loads.'
    return [
      { kind: 'file-link', where, what, why, instead: 'Use a path without an extension, or add a rule to linkRules.' },
    ]
  })
}

/** A page that in-page loading shows only by a full load. */
function areaMistakes(page: Page): Finding[] {
  const where = whereOf(page)
  const why = 'Each visit to it loads the whole page.'
  const refresh = byTag(page, 'meta').find((meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'refresh')
  const writer = byTag(page, 'script').find(
    (script) => isInside(script, 'main') && /\bdocument\.write(ln)?\(/.test(ownText(script)),
  )
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
  const read = pages.filter(({ status }) => status < 400)
  if (!read.some((page) => byTag(page, 'page-loader').length > 0)) return []
  // A fragment of a page has no head of its own.
  const whole = read.filter(({ text }) => /<(html|head|body)[\s>]/i.test(text))
  return [...read.flatMap(linkMistakes), ...whole.flatMap(areaMistakes)]
}

/** Links to pages that the shop does not have. */
export const brokenLinks = (pages: readonly Page[]): Finding[] =>
  pages
    .filter(({ status }) => status >= 400)
    .map(({ url, status, from }) => ({
      kind: 'broken-link',
      where: from || url.pathname,
      what: `${url.pathname} answers with status ${status}.`,
      why: 'The shopper cannot see the page.',
      instead: 'Correct the link or the page.',
      covers: [url.href],
    }))
