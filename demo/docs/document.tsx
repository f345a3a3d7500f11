/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html'
import type { ShopContext } from '../server/context.ts'
import { scriptJson } from '../server/pages/layout/format.ts'
import { DocsHeader, Navigation } from './navigation.tsx'
import { type Heading, headingsOf } from './prose/prose.ts'

/** A page of the documentation; `body` is HTML. Its headings of the second level are listed as its contents. */
export type DocsPage = { title: string; current: string; body: string; query?: string; hasContents?: boolean }

/** The examples are those of a French shop; the tags of the documentation itself have these texts. */
const texts = {
  Shell: {
    Copied: 'Copied',
    CopyByHand: 'The browser did not copy it. The text is selected: press Ctrl + C.',
    TextToCopy: 'Text to copy',
  },
  Catalog: {
    Suggestions: 'Suggestions',
    SuggestionCount: { one: '1 page', other: '{{count}} pages' },
    NoProductFound: 'No page found',
    AllResults: 'All results for “{{text}}”',
  },
}

/** The contents of the page: beside it in wide windows, else behind a line that opens. */
const Contents = ({ headings }: { headings: Heading[] }) => (
  <nav class="docs-contents" aria-label="On this page">
    <details>
      <summary>On this page</summary>
      <ul>
        {headings.map(({ id, text }) => (
          <li>
            <a href={`#${id}`}>{raw(text)}</a>
          </li>
        ))}
      </ul>
    </details>
  </nav>
)

/** The main part of the page, inside a page loader, as on the shop's pages. */
function Area({ page }: { page: DocsPage }) {
  const area = (
    <main id="page" tabindex={-1}>
      {raw(page.body)}
    </main>
  )
  return page.current === 'page-loader' ? <page-loader>{area}</page-loader> : area
}

function Document({ c, page }: { c: ShopContext; page: DocsPage }) {
  const { app, site, nonce } = c.var
  const settings = { appPath: app, site, culture: 'fr', theme: 'Atelier', loginMode: 'modal' }
  const headings = page.hasContents === false ? [] : headingsOf(page.body)
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${page.title} – Vitrine`}</title>
        <meta name="description" content={`Vitrine's documentation: ${page.title}`} />
        <meta property="csp-nonce" nonce={nonce} />
        <link rel="icon" href={`${app}/favicon.svg`} type="image/svg+xml" />
        <link rel="stylesheet" href={`${app}/theme/docs/examples.css`} />
        <link rel="stylesheet" href={`${app}/vitrine/vitrine.css`} />
        {['fonts', 'base', 'frame/layout', 'forms', 'tags', 'docs/page', 'docs/code', 'docs/cards'].map((sheet) => (
          <link rel="stylesheet" href={`${app}/theme/${sheet}.css`} />
        ))}
        <script type="application/json" id="shop-settings">
          {raw(scriptJson(settings))}
        </script>
        <script type="application/json" id="shop-strings">
          {raw(scriptJson(texts))}
        </script>
        <script type="module" src={`${app}/theme/docs/search.js`} nonce={nonce} />
        <script type="module" src={`${app}/vitrine/vitrine.js`} nonce={nonce} />
      </head>
      <body class="docs">
        <a class="skip-link" href="#page">
          Skip to the content
        </a>
        <DocsHeader app={app} query={page.query ?? ''} />
        <div class="docs-frame">
          <Navigation app={app} current={page.current} />
          {headings.length > 1 && <Contents headings={headings} />}
          <Area page={page} />
        </div>
        <notice-stack />
      </body>
    </html>
  )
}

export async function answerDocs(c: ShopContext, page: DocsPage): Promise<Response> {
  return c.html(`<!DOCTYPE html>${await (<Document c={c} page={page} />).toString()}`)
}
