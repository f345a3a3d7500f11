/** @jsxImportSource hono/jsx */
import { areaName, areas, documentedElements } from './elements.ts'
import { guides } from './guides.ts'
import { DECISIONS } from './prose/links.ts'

export const DocsHeader = ({ app, query }: { app: string; query: string }) => (
  <header class="docs-header">
    <a class="docs-brand" href={`${app}/docs/`}>
      Vitrine
    </a>
    <search class="docs-search">
      <product-search results={8} limit={8}>
        <form method="get" action={`${app}/docs/search`}>
          <input
            type="search"
            name="q"
            value={query}
            aria-label="Search the documentation"
            placeholder="Search"
            autocomplete="off"
            spellcheck={false}
          />
          <button type="submit">Search</button>
        </form>
      </product-search>
    </search>
    <a href={`${app}/fr/`} lang="fr" hreflang="fr">
      La boutique
    </a>
  </header>
)

/** The links to all pages: beside the page in wide windows, else behind a line that opens, also without JavaScript. */
export function Navigation({ app, current }: { app: string; current: string }) {
  const link = (path: string, name: string) => (
    <li>
      <a href={`${app}/docs/${path}`} aria-current={path === current ? 'page' : undefined}>
        {name}
      </a>
    </li>
  )
  return (
    <nav class="docs-nav" id="tags" aria-label="Documentation" data-page-part="docs">
      <details>
        <summary>All pages</summary>
        <h2>Guides</h2>
        <ul>
          {link('', 'Overview')}
          {guides.map(({ name, title }) => link(name, title))}
          {link('events-and-settings', 'Events and settings')}
          {link(DECISIONS, 'Decisions')}
        </ul>
        {areas.map((area) => (
          <>
            <h2>{areaName(area)}</h2>
            <ul>{documentedElements.filter((element) => element.area === area).map(({ tag }) => link(tag, tag))}</ul>
          </>
        ))}
      </details>
    </nav>
  )
}
