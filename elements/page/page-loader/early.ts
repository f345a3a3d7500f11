import type { FetchCode } from '../../../runtime/element/loader.ts'
import { markFirstPage, rememberFirstPage } from '../../../runtime/navigation/first-page.ts'
import { promiseVisits } from '../../../runtime/navigation/visit.ts'

/**
 * What a page loader does before its page is touched, without its code: it knows the first page as the server sent it, and
 * marks the body. Its code is fetched at once for Back and Forward to pages of before, and when a pointer comes to a link.
 */
export function early(host: HTMLElement, fetchCode: FetchCode): void {
  rememberFirstPage()
  markFirstPage(host.getAttribute('home-class') ?? '')
  promiseVisits(fetchCode)
  if (history.state?.vitrine || host.hasAttribute('prefetch')) fetchCode()
  const near = ({ target }: Event) => {
    if (!(target as Element).closest('a[href]')) return
    document.removeEventListener('pointerover', near)
    fetchCode()
  }
  document.addEventListener('pointerover', near)
}
