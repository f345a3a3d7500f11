import { atom, readonlyType } from 'nanostores'
import { loadFragment } from '../../runtime/navigation/fragment.ts'
import { cultureUrl } from '../../runtime/page/paths.ts'
import { latest } from '../../runtime/request/latest.ts'

/**
 * A list that the shop has returned: HTML with its `<wishlist-page>`, and possibly the `<wishlist-nav>` of all lists.
 */
export type OpenedList = { wishlistId: string; html: DocumentFragment }

const $value = atom<OpenedList | undefined>()

/** The list that was loaded last in this page; the table area shows it, and the navigation marks it. */
export const $openedList = readonlyType($value)

/**
 * The requested list, and its page. `path` is the address of its items; default:
 * `{culture}/catalog/wishlist/list_item`.
 */
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

/** Repeats the request when the connection is back, unless another list was requested since. */
export const { onceOnline: onceListOnline } = load

/** Shows a fetched list. */
export const showList = (list: OpenedList): void => $value.set(list)

/** Cancels the request and clears the shown list: the page has another one. */
export function forgetOpenedList(): void {
  load.abort()
  $value.set(undefined)
}
