import type { FetchCode } from '../../../runtime/element/loader.ts'
import { markFirstPage, rememberFirstPage } from '../../../runtime/navigation/first-page.ts'
import { hasMoved } from '../../../runtime/navigation/left-early.ts'
import { loadFully, promiseVisits } from '../../../runtime/navigation/visit.ts'
import { arriveSoon } from '../../../runtime/page/scripts/arrive.ts'

/**
 * What a page loader does before its page is touched, without its code: it knows the first page as the server sent it, and
 * marks the body. Its code is fetched at once for Back and Forward to pages of before, and when a pointer comes to a link.
 */
export function early(host: HTMLElement, fetchCode: FetchCode): void {
  rememberFirstPage()
  markFirstPage(host.getAttribute('home-class') ?? '')
  promiseVisits(fetchCode)
  const follow = () => void followHistory(fetchCode)
  if (history.state?.vitrine) follow()
  else if (host.hasAttribute('prefetch')) fetchCode()
  addEventListener('popstate', follow)
  const near = ({ target }: Event) => {
    if (!(target as Element).closest('a[href]')) return
    document.removeEventListener('pointerover', near)
    fetchCode()
  }
  document.addEventListener('pointerover', near)
}

/** Fetches the code for Back and Forward. Where it does not come soon, the browser loads the page that they led to. */
async function followHistory(fetchCode: FetchCode): Promise<void> {
  const isHere = await arriveSoon('the page loader', fetchCode()).catch(() => false)
  if (!isHere && hasMoved()) loadFully(new URL(location.href), true)
}
