/** As soon as it has begun: the first `main` of the page loader, else of the page. */
export const mainOf = (page: Document): Element | null =>
  page.querySelector('page-loader main') ?? page.querySelector('main')

/** Null if the response has none. */
export const ownAreaOf = (page: Document, area: Element): Element | null =>
  mainOf(page) ?? ((area.id && page.getElementById(area.id)) || page.querySelector('page-loader'))

/** Default: the body. */
export const areaOf = (page: Document, area: Element): Element => ownAreaOf(page, area) ?? (page.body as Element)
