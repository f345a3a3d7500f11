/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import {
  contractTables,
  EVENTS_DOC,
  mountDoc,
  pageEventTable,
  SETTINGS_DOC,
  settingTable,
  tagEventTable,
  tokenTable,
} from './contract/rows.ts'
import { asProse, Table } from './contract/tables.tsx'
import type { DocsPage } from './document.tsx'
import {
  areaName,
  areas,
  type DocumentedElement,
  documentedElements,
  exampleCode,
  liveExample,
  proseOf,
} from './elements.ts'
import { decisions, type Guide, guideHtml, guides } from './guides.ts'
import { previewOf } from './previews.ts'
import { codeBlock } from './prose/code.ts'
import { DECISIONS } from './prose/links.ts'
import { Results, searchDocs } from './search/search.tsx'

const html = (body: Child): string => `${body}`

export const startPage = (app: string): DocsPage => ({
  title: 'The tags',
  current: '',
  body: html(
    <>
      <h1>Vitrine</h1>
      <p class="docs-lead">
        Custom elements that give any server-rendered shop its whole client side. Add one script, drop tags into your
        HTML; the page works without JavaScript, and the tags make it better.
      </p>
      {raw(
        codeBlock(
          `<link rel="stylesheet" href="${app}/vitrine/vitrine.css">
<script type="application/json" id="shop-settings">{ "appPath": "${app}", "culture": "fr" }</script>
<script type="module" src="${app}/vitrine/vitrine.js"></script>`,
          'html',
          'start',
        ),
      )}
      <section aria-labelledby="guides">
        <h2 id="guides">Guides</h2>
        <ul class="docs-guides">
          {guides.map(({ name, title, lead }) => (
            <li>
              <a href={`${app}/docs/${name}`}>{title}</a>
              <p>{lead}</p>
            </li>
          ))}
        </ul>
      </section>
      {areas.map((area) => (
        <section aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`}>{areaName(area)}</h2>
          <ul class="docs-cards">
            {documentedElements
              .filter((element) => element.area === area)
              .map((element) => (
                <li>
                  <div class="docs-preview" aria-hidden="true" inert>
                    {raw(previewOf(element, app))}
                  </div>
                  <h3>
                    <a href={`${app}/docs/${element.tag}`}>{element.tag}</a>
                  </h3>
                  <p>{element.definition.summary}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>,
  ),
})

export const searchPage = (app: string, query: string): DocsPage => ({
  title: query === '' ? 'Search' : `Search: ${query}`,
  current: 'search',
  query,
  hasContents: false,
  body: html(<Results app={app} query={query} found={searchDocs(query)} />),
})

export const tagPage = (app: string, element: DocumentedElement): DocsPage => ({
  title: `<${element.tag}>`,
  current: element.tag,
  body: html(
    <>
      <h1>
        <code>{`<${element.tag}>`}</code>
      </h1>
      <p class="docs-lead">{element.definition.summary}</p>
      <section aria-labelledby="live">
        <h2 id="live">Live</h2>
        <div class="docs-live">{raw(liveExample(element, app))}</div>
        {raw(exampleCode(element))}
      </section>
      <div class="docs-prose">{raw(proseOf(element, app))}</div>
      <h2 id="contract">Contract</h2>
      <p>{mountDoc(element.definition)}</p>
      {contractTables(element.definition).map((table) => (
        <Table {...table} />
      ))}
    </>,
  ),
})

const wayBack = ({ name }: Guide) =>
  /^\d{4}-/.test(name) ? `<p><a href="${DECISIONS}">Decisions</a>: ${name.slice(0, 4)}</p>` : ''

/** A guide or a decision. In the navigation the decisions have one link, to their index. */
export const guidePage = (guide: Guide): DocsPage => ({
  title: guide.title,
  current: decisions.includes(guide) ? DECISIONS : guide.name,
  body: `${wayBack(guide)}<div class="docs-prose">${guideHtml(guide)}</div>`,
})

export const contractsPage = (): DocsPage => ({
  title: 'Events and settings',
  current: 'events-and-settings',
  body: html(
    <>
      <h1>Events and settings</h1>
      <p class="docs-lead">{asProse(SETTINGS_DOC)}</p>
      <Table {...settingTable()} />
      <Table {...pageEventTable()} />
      <Table {...tagEventTable()} />
      <p>{asProse(EVENTS_DOC)}</p>
      <Table {...tokenTable()} />
    </>,
  ),
})
