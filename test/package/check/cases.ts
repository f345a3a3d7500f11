import type { Changed } from '../proxy.ts'

/** A mistake in a copy of the product page of a new theme, and the one report that it causes. */
export type Case = {
  mistake: string
  kind: string
  /** A part of the report. */
  says: string
  /** The page with the mistake. */
  page?: (html: string) => string
  /** How many pages are checked. Default: 1. */
  pages?: number
  /** A change of an answer on its way. */
  answer?: (answer: Changed) => void
}

const put = (html: string) => (page: string) => page.replace('</main>', `${html}</main>`)
const inHead = (html: string) => (page: string) => page.replace('<title>', `${html}<title>`)
const swap = (from: string | RegExp, to: string) => (page: string) => page.replaceAll(from, to)
const policy = (text: string) => inHead(`<meta http-equiv="Content-Security-Policy" content="${text}">`)
const of = (path: string, change: (answer: Changed) => void) => (answer: Changed) => {
  if (answer.path === path) change(answer)
}
const json = (value: unknown) => (answer: Changed) => {
  answer.body = Buffer.from(JSON.stringify(value))
}
const header = (name: string, value: string) => (answer: Changed) => {
  answer.headers[name] = value
}

const SCRIPT = '/vitrine/vitrine.js'
const SHEET = '/vitrine/vitrine.css'
const CART = '/api/v1/shoppingcarts'

/** Mistakes in the HTML. */
export const htmlCases: readonly Case[] = [
  {
    mistake: 'a tag with a letter too many',
    kind: 'misspelled-tag',
    says: '<tab-set>',
    page: swap('tab-set', 'tabs-set'),
  },
  {
    mistake: 'an attribute that a tag does not have',
    kind: 'unknown-attribute',
    says: 'Write min-qty.',
    page: swap('min-qty', 'min-qt'),
  },
  {
    mistake: 'an attribute of another library',
    kind: 'unknown-attribute',
    says: 'begin its name with data-',
    page: swap('min-qty', 'wire-model'),
  },
  {
    mistake: 'an option that there is not',
    kind: 'wrong-value',
    says: 'row, vertical',
    page: swap('layout="row"', 'layout="rows"'),
  },
  {
    mistake: 'a word for a number',
    kind: 'wrong-value',
    says: 'a number',
    page: swap('max-qty="10"', 'max-qty="ten"'),
  },
  {
    mistake: 'a page without lang',
    kind: 'missing-lang',
    says: 'has no lang',
    page: swap('<html lang="en">', '<html>'),
  },
  {
    mistake: 'settings that are not JSON',
    kind: 'unreadable-settings',
    says: '#shop-settings',
    page: swap('"appPath": ""', "'appPath': ''"),
  },
  {
    mistake: 'settings that are a list',
    kind: 'unreadable-settings',
    says: 'JSON object',
    page: swap(/\{ "culture".*?\}/g, '[]'),
  },
  {
    mistake: 'a setting with another name',
    kind: 'unknown-setting',
    says: 'Write appPath.',
    page: swap('appPath', 'apPath'),
  },
  {
    mistake: 'facts for search engines that are not JSON',
    kind: 'unreadable-json',
    says: 'ld+json',
    page: put('<script type="application/ld+json">{name}</script>'),
  },
  {
    mistake: 'the key of a text',
    kind: 'missing-text',
    says: 'Catalog.Quantity',
    page: put('<p>Catalog.Quantity</p>'),
  },
  {
    mistake: 'no script',
    kind: 'missing-script',
    says: 'vitrine.js',
    page: swap(/<script type="module".*<\/script>/g, ''),
  },
  {
    mistake: 'a script that is no module',
    kind: 'no-module',
    says: 'type="module"',
    page: swap('type="module"', 'defer'),
  },
  {
    mistake: 'no style sheet',
    kind: 'missing-sheet',
    says: 'vitrine.css',
    page: swap(/<link rel="stylesheet" href="\/vitrine.*>/g, ''),
  },
  {
    mistake: 'a script at a wrong address',
    kind: 'missing-file',
    says: 'status 404',
    page: swap(SCRIPT, '/assets/vitrine.js'),
  },
  {
    mistake: 'a style sheet at a wrong address',
    kind: 'missing-file',
    says: '/assets/vitrine.css',
    page: swap(SHEET, '/assets/vitrine.css'),
  },
  {
    mistake: 'a link by a whole address',
    kind: 'absolute-link',
    says: 'same-origin-links',
    page: put('<a href="SHOP/cart/">Cart</a>'),
  },
  {
    mistake: 'a link to a page with an extension',
    kind: 'file-link',
    says: 'linkRules',
    page: put('<a href="/about.html">About</a>'),
  },
  {
    mistake: 'a link to a page that there is not',
    kind: 'broken-link',
    says: '/nowhere/',
    pages: 2,
    page: (page) => page.replace('<header>', '<header><a href="/nowhere/">Sale</a>'),
  },
  {
    mistake: 'a page without page area',
    kind: 'no-page-area',
    says: '/plain/',
    pages: 2,
    page: (page) => page.replace('<header>', '<header><a href="/plain/">Terms</a>'),
  },
  {
    mistake: 'a page that refreshes itself',
    kind: 'refresh',
    says: '<meta>',
    page: inHead('<meta http-equiv="refresh" content="600">'),
  },
  {
    mistake: 'document.write in the page area',
    kind: 'document-write',
    says: 'document.write',
    page: put('<script>document.write("<p>Sale</p>")</script>'),
  },
  {
    mistake: 'a policy without the script',
    kind: 'policy',
    says: 'script-src',
    page: policy("script-src 'nonce-other'"),
  },
  {
    mistake: 'a policy without the style sheet',
    kind: 'policy',
    says: 'style-src',
    page: policy("style-src 'nonce-other'"),
  },
  { mistake: 'a policy without calls', kind: 'policy', says: 'connect-src', page: policy("connect-src 'none'") },
  {
    mistake: 'a policy without a name of Trusted Types',
    kind: 'policy',
    says: 'lit-html',
    page: policy("require-trusted-types-for 'script'; trusted-types vitrine"),
  },
]

/** Mistakes that a browser shows. */
export const browserCases: readonly Case[] = [
  {
    mistake: 'a list of tabs without its name',
    kind: 'missing-part',
    says: '<tab-set> lacks the part tab',
    page: swap('data-part="tabs"', ''),
  },
  {
    mistake: 'a second page loader',
    kind: 'warning',
    says: 'Put one around the page area.',
    page: put('<page-loader></page-loader>'),
  },
  {
    mistake: 'an image that there is not',
    kind: 'failed-request',
    says: '/images/none.svg',
    page: put('<img src="/images/none.svg" alt="">'),
  },
  {
    mistake: 'a script that throws',
    kind: 'script-error',
    says: 'no slider',
    page: put('<script>throw new Error("no slider")</script>'),
  },
]

/** Mistakes in answers. */
export const answerCases: readonly Case[] = [
  {
    mistake: 'the script as plain text',
    kind: 'wrong-type',
    says: 'text/plain',
    answer: of(SCRIPT, header('content-type', 'text/plain')),
  },
  {
    mistake: 'the style sheet as plain text',
    kind: 'wrong-type',
    says: 'text/css',
    answer: of(SHEET, header('content-type', 'text/plain')),
  },
  {
    mistake: 'a script that is never kept',
    kind: 'no-cache',
    says: 'ETag',
    answer: of(SCRIPT, header('cache-control', 'no-store')),
  },
  {
    mistake: 'a page in Latin 1',
    kind: 'charset',
    says: 'iso-8859-1',
    answer: (answer) =>
      answer.path.endsWith('/page/') && header('content-type', 'text/html; charset=iso-8859-1')(answer),
  },
  {
    mistake: 'a policy in a header',
    kind: 'policy',
    says: 'script-src',
    answer: (answer) =>
      answer.path.endsWith('/page/') && header('content-security-policy', "script-src 'none'")(answer),
  },
  {
    mistake: 'a call without a field',
    kind: 'answer',
    says: "required property 'ItemsCount'",
    answer: of(CART, json({ AmountTaxInclHtml: '48 €', AmountTaxExclHtml: '40 €' })),
  },
  {
    mistake: 'an answer that is no JSON',
    kind: 'answer',
    says: 'not JSON',
    answer: of(CART, (answer) => {
      answer.body = Buffer.from('<b>12</b>')
    }),
  },
  {
    mistake: 'a page for a call',
    kind: 'answer-type',
    says: 'text/html',
    answer: of('/api/v1/catalog/wishlist/products/count', header('content-type', 'text/html')),
  },
  {
    mistake: 'a link to a page that fails',
    kind: 'broken-link',
    says: 'status 500',
    pages: 2,
    page: (page) => page.replace('<header>', '<header><a href="/plain/">Sale</a>'),
    answer: of('/plain/', (answer) => {
      answer.status = 500
    }),
  },
  {
    mistake: 'a call that fails',
    kind: 'call-failed',
    says: 'status 500',
    answer: of('/api/v1/sales/customers', (answer) => {
      answer.status = 500
    }),
  },
]
