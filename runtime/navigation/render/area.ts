/** The page area of a document, as soon as it has begun: the first `main` of the page loader, else of the page. */
export const mainOf = (page: Document): Element | null =>
  page.querySelector('page-loader main') ?? page.querySelector('main')

/** The element of a whole response whose content belongs into the page area: its own page area, else the body. */
export const areaOf = (page: Document, area: Element): Element =>
  mainOf(page) ??
  ((area.id && page.getElementById(area.id)) || page.querySelector('page-loader') || (page.body as Element))
