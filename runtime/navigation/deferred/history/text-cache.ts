import { $changes } from '../../../request/loading.ts'

export type CachedPage = { url: URL; html: string; nonces: ReadonlySet<string> | undefined; time: number }

/** The largest number of pages, and of their characters together (4 MB of Latin text). */
const MOST_PAGES = 20
const MOST_CHARACTERS = 4_000_000

/** Milliseconds that a page counts as fresh. */
export const FRESH = 15_000

const pages = new Map<string, CachedPage>()

const keyOf = (url: URL) => url.href.replace(/#.*/, '')

// After a call that may have changed something, the shop's pages may differ.
$changes.listen(() => pages.clear())

/** The text of a page that was loaded before. Only text: never the output of elements. */
export const cachedPage = (url: URL): CachedPage | undefined => pages.get(keyOf(url))

/** Stores a page, unless the shop has changed since `changes` was counted; the least recently used ones are removed. */
export function cachePage(page: CachedPage, changes: number): void {
  const key = keyOf(page.url)
  pages.delete(key)
  if (page.html.length > MOST_CHARACTERS || changes !== $changes.get()) return
  pages.set(key, page)
  let characters = 0
  for (const { html } of pages.values()) characters += html.length
  for (const [oldest, { html }] of pages) {
    if (pages.size <= MOST_PAGES && characters <= MOST_CHARACTERS) return
    pages.delete(oldest)
    characters -= html.length
  }
}

export const forgetPages = (): void => pages.clear()
