import { modals, openPage } from '../../../runtime/dialogs/open-page.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import type { modalLink } from './definition.ts'

/** The tag handles only plain clicks on links of this site, and the browser all others. */
export function connect({ host, attributes, emit, signal }: Connected<typeof modalLink>): void {
  const follow = async (event: MouseEvent) => {
    const link = clickedOn<HTMLAnchorElement>(event, 'a[href]')
    const url = link && pageOf(link)
    if (!link || !url) return
    event.preventDefault()
    const { heading, size } = attributes
    const label = link.textContent?.trim() ?? ''
    const onClose = () => emit('modal:close', {})
    if (await openPage({ url, heading, size, label, trigger: link, onClose })) emit('modal:open', { url: url.href })
  }
  // Pointing at the link, or focusing it, is likely to be followed by a click, so the code is loaded.
  host.addEventListener('pointerenter', modals.prefetch, { signal })
  host.addEventListener('focusin', modals.prefetch, { signal })
  host.addEventListener('click', follow, { signal })
}

/** Returns undefined for a download or an anchor in this page. */
function pageOf(link: HTMLAnchorElement): URL | undefined {
  if (link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return undefined
  return ownUrl(link.href)
}
