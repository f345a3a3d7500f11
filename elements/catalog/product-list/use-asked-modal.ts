import { useEffect } from 'react'
import { cultureUrl, ownUrl } from '../../../runtime/page/paths.ts'
import { askedModal, OPEN_DELAY } from './rules.ts'

type Addresses = { wishlist: string; birthlist: string }

/** The address whose modal was opened: moving the list in the page, or a second list, does not open it again. */
let opened = ''

document.addEventListener('page:leave', () => {
  opened = ''
})

/** Opens the wishlist or birth list that the address asks for, once a page (§2). Its code comes only then. */
export function useAskedModal(host: Element, { wishlist, birthlist }: Addresses): void {
  useEffect(() => {
    if (opened === location.href) return
    const url = askedUrl(host, { wishlist, birthlist })
    const timer = url && setTimeout(() => void open(url), OPEN_DELAY)
    return () => clearTimeout(timer)
  }, [host, wishlist, birthlist])
}

function askedUrl(host: Element, { wishlist, birthlist }: Addresses): URL | undefined {
  const variants = [...host.querySelectorAll<HTMLElement>('[data-variant-id]')].map(({ dataset }) => dataset.variantId)
  const asked = askedModal(location.search, variants)
  if (!asked) return undefined
  const paths = { wishlist: wishlist || 'catalog/wishlist/popup', birthlist: birthlist || 'catalog/birthlist/popup' }
  const path = paths[asked.list]
  const url = ownUrl(path.startsWith('/') || URL.canParse(path) ? path : cultureUrl(path))
  if (asked.variantId !== undefined) url?.searchParams.set('productVariantId', asked.variantId)
  return url ?? undefined
}

async function open(url: URL): Promise<void> {
  if (opened === location.href) return
  opened = location.href
  const { openModal } = await import('../../../runtime/dialogs/modal.ts')
  openModal({ url, size: 'small' })
}
