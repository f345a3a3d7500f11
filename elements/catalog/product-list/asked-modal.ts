import { openPage } from '../../../runtime/dialogs/open-page.ts'
import { cultureUrl, ownUrl } from '../../../runtime/page/paths.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { askedModal } from './rules.ts'

/** The addresses of the lists, if they are not the shop's default. */
export type Addresses = { wishlist: string; birthlist: string }

/** Opens the wishlist or birth list that the page's address requests. Returns false if it requests none. */
export function openAsked(host: Element, { wishlist, birthlist }: Addresses): boolean {
  const variants = [...host.querySelectorAll<HTMLElement>('[data-variant-id]')].map(({ dataset }) => dataset.variantId)
  const asked = askedModal(here().search, variants)
  if (!asked) return false
  const paths = { wishlist: wishlist || 'catalog/wishlist/popup', birthlist: birthlist || 'catalog/birthlist/popup' }
  const path = paths[asked.list]
  const url = ownUrl(path.startsWith('/') || URL.canParse(path) ? path : cultureUrl(path))
  if (!url) return false
  if (asked.variantId !== undefined) url.searchParams.set('productVariantId', asked.variantId)
  void openPage({ url, size: 'small' })
  return true
}
