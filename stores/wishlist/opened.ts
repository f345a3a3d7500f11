import { atom, readonlyType } from 'nanostores'
import { loadFragment } from '../../runtime/navigation/fragment.ts'
import { cultureUrl } from '../../runtime/page/paths.ts'
import { latest } from '../../runtime/request/latest.ts'

/** A list as the shop has just sent it: HTML with its `<wishlist-page>`, and maybe the `<wishlist-nav>` of all lists. */
export type OpenedList = { wishlistId: string; html: DocumentFragment }

const $value = atom<OpenedList | undefined>()

/** The list that was loaded last in this page; the table area shows it, the names of the lists mark it. */
export const $openedList = readonlyType($value)

/** Which list, and which page of it. `path` is where the shop has its items; without it `{culture}/catalog/wishlist/list_item`. */
export type WantedList = { wishlistId: string; path?: string | undefined; pageIndex?: string | undefined }

const load = latest((signal: AbortSignal, url: URL) => loadFragment(url, 'wishlist-page', { signal, noCache: true }))

/** Fetches a list; of multiple calls the last one counts, and the others return undefined. Throws ShopError. */
export async function fetchList({ wishlistId, path, pageIndex }: WantedList): Promise<OpenedList | undefined> {
  const url = new URL(path || cultureUrl('catalog/wishlist/list_item'), document.baseURI)
  url.searchParams.set('wishlistid', wishlistId)
  if (pageIndex) url.searchParams.set('pageindex', pageIndex)
  const html = await load(url)
  return html && { wishlistId, html }
}

/** Asks for a list again when the connection that was lost is back, unless another one is wanted by then. */
export const { onceOnline: onceListOnline } = load

/** Shows a list that was fetched. */
export const showList = (list: OpenedList): void => $value.set(list)

/** Ends what is on its way, and forgets what was shown: the page has another one. */
export function forgetOpenedList(): void {
  load.abort()
  $value.set(undefined)
}
