/** What a test says of a page; the rest is the same on all. `NONCE` in any text becomes the nonce of the answer. */
export type PageParts = {
  title?: string
  /** What stands in the page area. Default: the title as a heading. */
  main?: string
  /** More for the head. */
  head?: string
  /** Before and after the page area, in the body. */
  before?: string
  after?: string
  /** Attributes of html, body and page-loader, as written in markup. */
  html?: string
  body?: string
  host?: string
  /** The page's settings of the library. */
  settings?: object
  status?: number
  headers?: Record<string, string | string[]>
  /** `false`: none. Default: the strictest that the library supports, with Trusted Types. */
  policy?: string | false
}

/** Brings the library, and puts its entry where a test can reach it. */
export const START_SCRIPT = `import * as vitrine from '/vitrine/vitrine.js'
globalThis.vitrine = vitrine`

/** The strictest policy that the library supports. */
export const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vitrine lit-html',
  ].join('; ')

/** A whole page in two pieces: up to the end of what the area holds, and the rest. */
export function documentOf(parts: PageParts, nonce: string, hasLoader: boolean): [string, string] {
  const { title = 'A page', html = 'lang="fr"', body = '', host = '', head = '', before = '', after = '' } = parts
  const library = hasLoader
    ? `<link rel="stylesheet" href="/vitrine/vitrine.css"><script type="module" nonce="NONCE" src="/start.js"></script>`
    : ''
  const main = parts.main ?? `<h1>${title}</h1>`
  const first = `<!doctype html><html ${html}><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta property="csp-nonce" nonce="NONCE">
<script type="application/json" id="shop-strings">{}</script>
<script type="application/json" id="shop-settings">${JSON.stringify(parts.settings ?? {})}</script>
${library}${head}</head><body ${body}>${before}<page-loader ${host}><main id="page" tabindex="-1">${main}`
  const rest = `</main></page-loader>${after}</body></html>`
  return [first.replaceAll('NONCE', nonce), rest.replaceAll('NONCE', nonce)]
}

/** A link whose id is its text. */
export const link = (id: string, href: string, attributes = ''): string =>
  `<a id="${id}" href="${href}" ${attributes}>${id}</a>`

/** A page with links, as the first of most tests. */
export const withLinks = (...links: string[]): PageParts => ({
  title: 'Start',
  main: `<h1>Start</h1><p>${links.join(' · ')}</p>`,
})

/** Something tall, and wide if need be, that needs no style sheet: a page scrolls by it. */
export const tall = (id: string, height: number, width = 1): string =>
  `<p><canvas id="${id}" width="${width}" height="${height}"></canvas></p>`
