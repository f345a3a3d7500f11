/** The page area of a document, as soon as it has begun: the first `main` of the page loader, else of the page. */
export const mainOf = (page: Document): Element | null =>
  page.querySelector('page-loader main') ?? page.querySelector('main')

/** The page area of a whole response, for that of the live page; null if it has none. */
export const ownAreaOf = (page: Document, area: Element): Element | null =>
  mainOf(page) ?? ((area.id && page.getElementById(area.id)) || page.querySelector('page-loader'))

/** The element of a whole response whose content belongs into the page area: its own page area, else the body. */
export const areaOf = (page: Document, area: Element): Element => ownAreaOf(page, area) ?? (page.body as Element)
