import { cultureUrl, ownUrl } from '../../../runtime/page/paths.ts'
import { askedModal, OPEN_DELAY } from './rules.ts'

/** The address whose wish was met: moving the list in the page, or a second list, does not meet it again. */
let met = ''

document.addEventListener('page:leave', () => {
  met = ''
})

/** Opens the wishlist or birth list that the address asks for, once a page (§2). Its code comes only then. */
export function openAsked(
  host: Element,
  { wishlist, birthlist }: { wishlist: string; birthlist: string },
  signal: AbortSignal,
): void {
  const variants = [...host.querySelectorAll<HTMLElement>('[data-variant-id]')].map(({ dataset }) => dataset.variantId)
  const asked = askedModal(location.search, variants)
  if (!asked || met === location.href) return
  const paths = { wishlist: wishlist || 'catalog/wishlist/popup', birthlist: birthlist || 'catalog/birthlist/popup' }
  const path = paths[asked.list]
  const url = ownUrl(path.startsWith('/') || URL.canParse(path) ? path : cultureUrl(path))
  if (!url) return
  if (asked.variantId !== undefined) url.searchParams.set('productVariantId', asked.variantId)
  const timer = setTimeout(() => void open(url), OPEN_DELAY)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

async function open(url: URL): Promise<void> {
  if (met === location.href) return
  met = location.href
  const { openModal } = await import('../../../runtime/dialogs/modal.ts')
  openModal({ url, size: 'small' })
}
