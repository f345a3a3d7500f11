/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { ShopContext } from '../server/context.ts'
import { scriptJson } from '../server/pages/layout/format.ts'
import { type DocumentedElement, documentedElements, liveExample, proseOf } from './elements.ts'
import { type Guide, guides } from './guides.ts'
import { pageEvents, settingDocs, tokens } from './settings.ts'
import { ContractTables, detailOf, Table } from './tables.tsx'

const areas = [...new Set(documentedElements.map(({ area }) => area))]

function Navigation({ app, current }: { app: string; current: string }) {
  const link = (path: string, name: string) => (
    <li>
      <a href={`${app}/docs/${path}`} aria-current={path === current ? 'page' : undefined}>
        {name}
      </a>
    </li>
  )
  return (
    <nav class="docs-nav" id="tags" aria-label="Documentation" data-page-part="docs">
      <ul>
        {link('', 'Start')}
        {link('events-and-settings', 'Events and settings')}
        {guides.map(({ name, title }) => link(name, title))}
      </ul>
      {areas.map((area) => (
        <>
          <h2>{area}</h2>
          <ul>{documentedElements.filter((element) => element.area === area).map(({ tag }) => link(tag, tag))}</ul>
        </>
      ))}
    </nav>
  )
}

type DocsPage = { title: string; current: string; body: Child }

/** The page of the page loader is inside one, as a shop's pages do. */
function Area({ page }: { page: DocsPage }) {
  const area = (
    <main id="page" tabindex={-1}>
      {page.body}
    </main>
  )
  return page.current === 'page-loader' ? <page-loader>{area}</page-loader> : area
}

/** A whole page of the documentation. */
function Document({ c, page }: { c: ShopContext; page: DocsPage }) {
  const { app, site, nonce } = c.var
  const settings = { appPath: app, site, culture: 'fr', theme: 'Atelier', loginMode: 'modal' }
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${page.title} – Vitrine`}</title>
        <meta name="description" content={`Vitrine's documentation: ${page.title}`} />
        <meta property="csp-nonce" nonce={nonce} />
        <link rel="icon" href={`${app}/favicon.svg`} type="image/svg+xml" />
        <link rel="stylesheet" href={`${app}/vitrine/vitrine.css`} />
        {['base', 'layout', 'forms', 'tags', 'docs'].map((sheet) => (
          <link rel="stylesheet" href={`${app}/theme/${sheet}.css`} />
        ))}
        <script type="application/json" id="shop-settings">
          {raw(scriptJson(settings))}
        </script>
        <script type="module" src={`${app}/vitrine/vitrine.js`} nonce={nonce} />
      </head>
      <body class="docs">
        <a class="skip-link" href="#page">
          Skip to the content
        </a>
        <header class="docs-header">
          <a href={`${app}/docs/`}>Vitrine</a>
          <a href="#tags">All tags</a>
          <a href={`${app}/fr/`} lang="fr" hreflang="fr">
            Atelier Vitrine, la boutique
          </a>
        </header>
        <div class="docs-frame">
          <Area page={page} />
          <Navigation app={app} current={page.current} />
        </div>
        <notice-stack />
      </body>
    </html>
  )
}

/** Returns a page of the documentation. */
export async function answerDocs(c: ShopContext, page: DocsPage): Promise<Response> {
  return c.html(`<!DOCTYPE html>${await (<Document c={c} page={page} />).toString()}`)
}

/** Where to begin, and all the tags. */
export const startPage = (app: string): DocsPage => ({
  title: 'The tags',
  current: '',
  body: (
    <>
      <h1>Vitrine</h1>
      <p class="docs-lead">
        Custom elements that give any server-rendered shop its whole client side. Add one script, drop tags into your
        HTML; the page works without JavaScript, and the tags make it better.
      </p>
      <pre tabindex={0}>
        <code>{`<link rel="stylesheet" href="${app}/vitrine/vitrine.css">
<script type="application/json" id="shop-settings">{ "appPath": "${app}", "culture": "fr" }</script>
<script type="module" src="${app}/vitrine/vitrine.js"></script>`}</code>
      </pre>
      {areas.map((area) => (
        <section>
          <h2>{area}</h2>
          <dl class="docs-tags">
            {documentedElements
              .filter((element) => element.area === area)
              .map(({ tag, definition }) => (
                <div>
                  <dt>
                    <a href={`${app}/docs/${tag}`}>
                      <code>{`<${tag}>`}</code>
                    </a>
                  </dt>
                  <dd>{definition.summary}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </>
  ),
})

/** One tag: what it is, live, its prose and its contract. */
export const tagPage = (app: string, element: DocumentedElement): DocsPage => ({
  title: `<${element.tag}>`,
  current: element.tag,
  body: (
    <>
      <h1>
        <code>{`<${element.tag}>`}</code>
      </h1>
      <p class="docs-lead">{element.definition.summary}</p>
      <section aria-labelledby="live">
        <h2 id="live">Live</h2>
        <div class="docs-live">{raw(liveExample(element, app))}</div>
      </section>
      <div class="docs-prose">{raw(proseOf(element))}</div>
      <h2>Contract</h2>
      <p>
        {element.definition.mount === 'replace'
          ? 'The server’s HTML inside is shown until the tag has drawn, and is then replaced.'
          : 'The server’s HTML inside stays in place; the tag adds to it.'}
      </p>
      <ContractTables definition={element.definition} />
    </>
  ),
})

/** Prose about what multiple tags do together. */
export const guidePage = ({ name, title, html }: Guide): DocsPage => ({
  title,
  current: name,
  body: <div class="docs-prose">{raw(html)}</div>,
})

/** The contracts between the library and the page. */
export const contractsPage = (app: string): DocsPage => ({
  title: 'Events and settings',
  current: 'events-and-settings',
  body: (
    <>
      <h1>Events and settings</h1>
      <p class="docs-lead">
        Settings are in <code>{'<script type="application/json" id="shop-settings">'}</code>, or in{' '}
        <code>window.shopSettings</code> before the script. All have a default.
      </p>
      <Table
        caption="Settings"
        heads={['Setting', 'Type', 'Default', 'Meaning']}
        rows={Object.entries(settingDocs).map(([name, { type, fallback, doc }]) => [name, type, fallback, doc])}
      />
      <Table
        caption="Events of the page"
        heads={['Event', 'On', 'Detail', 'Meaning']}
        rows={pageEvents.map(({ name, on, detail, doc }) => [name, on, detail, doc])}
      />
      <Table
        caption="Events of the tags"
        heads={['Event', 'Tag', 'Detail', 'Meaning']}
        rows={documentedElements
          .flatMap(({ tag, definition }) =>
            Object.entries(definition.events ?? {}).map(([name, { doc, detail }]) => [
              name,
              <a href={`${app}/docs/${tag}`}>{tag}</a>,
              detailOf(detail),
              doc,
            ]),
          )
          .sort(([one], [other]) => String(one).localeCompare(String(other)))}
      />
      <p>
        Events bubble and are composed; <code>detail</code> is plain data. Those with <code>:before-</code> come first
        and can be cancelled by <code>event.preventDefault()</code>.
      </p>
      <Table
        caption="Looks: custom properties of the page"
        heads={['Property', 'Default', 'Meaning']}
        rows={tokens.map(({ name, value, doc }) => [name, <code>{value}</code>, doc])}
      />
    </>
  ),
})
