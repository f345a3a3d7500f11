/** The answer of a page load, as text. */
export type CachedPage = { url: URL; html: string; nonces: ReadonlySet<string> | undefined; time: number }

/** At most so many pages, and so many characters of all of them (4 MB of Latin text). */
const MOST_PAGES = 20
const MOST_CHARACTERS = 4_000_000

/** Milliseconds that a page counts as fresh. */
export const FRESH = 15_000

const pages = new Map<string, CachedPage>()

const keyOf = (url: URL) => url.href.replace(/#.*/, '')

/** The text of a page that was loaded before. Only text: never what elements have drawn. */
export const cachedPage = (url: URL): CachedPage | undefined => pages.get(keyOf(url))

/** Keeps a page; those not used for the longest time go. */
export function cachePage(page: CachedPage): void {
  const key = keyOf(page.url)
  pages.delete(key)
  if (page.html.length > MOST_CHARACTERS) return
  pages.set(key, page)
  let characters = 0
  for (const { html } of pages.values()) characters += html.length
  for (const [oldest, { html }] of pages) {
    if (pages.size <= MOST_PAGES && characters <= MOST_CHARACTERS) return
    pages.delete(oldest)
    characters -= html.length
  }
}

/** The shop may look different now. */
export const forgetPages = (): void => pages.clear()
