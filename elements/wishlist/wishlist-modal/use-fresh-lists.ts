import { useEffect, useState } from 'react'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { wishlistModal } from './definition.ts'

/** Fetches the lists after a change, with one of them chosen. If the request fails, they stay as they were. */
export function useFreshLists(path: string, productVariantId: string): (chosen: string) => Promise<void> {
  const { setMarkup } = useServerMarkup<typeof wishlistModal>()
  const [load] = useState(() =>
    latest((signal: AbortSignal, url: URL) => loadFragment(url, 'modal', { signal, noCache: true, quiet: true })),
  )
  useEffect(() => load.abort, [load])
  const show = async (chosen: string) => {
    const url = new URL(path || cultureUrl('catalog/wishlist/popup'), document.baseURI)
    url.searchParams.set('productVariantId', productVariantId)
    url.searchParams.set('wishlistId', chosen)
    try {
      const fresh = (await load(url))?.querySelector('wishlist-modal')
      if (fresh) setMarkup(fresh)
    } catch (error) {
      logOnly('The lists could not be fetched anew.', error)
      load.onceOnline(error, () => show(chosen))
    }
  }
  return show
}
