import { useStore } from '@nanostores/react'
import { modals, openPage } from '../../../runtime/dialogs/open-page.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { cultureUrl, ownUrl } from '../../../runtime/page/paths.ts'
import { usePrefetch } from '../../../runtime/ui/use-deferred.ts'
import { useHostAttributes, useHostEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { $wishlists } from '../../../stores/wishlist/known.ts'
import type { wishlistButton } from './definition.ts'

type Tag = typeof wishlistButton

/** Only a plain click opens the modal; the browser handles all others. */
export function WishlistButton({ productVariantId, path, present, emit, t }: ViewProps<Tag>) {
  const known = useStore($wishlists).present[productVariantId]
  const isPresent = known ?? present
  useHostAttributes({ 'data-present': isPresent })
  usePrefetch(modals)

  useHostEvent<MouseEvent>('click', async (event) => {
    const trigger = clickedOn<HTMLElement>(event, 'a[href], button')
    const url = trigger && addressOf(trigger, path, productVariantId)
    if (!trigger || !url) return
    event.preventDefault()
    const label = trigger.textContent?.trim() ?? ''
    if (await openPage({ url, label, size: 'small', trigger })) emit('wishlist:open', { productVariantId })
  })

  // The state that the server printed is used until a list changes on this page.
  const isNew = known !== undefined && known !== present
  const label = isPresent ? t.present : t.add
  return <ServerMarkup<Tag> parts={{ label: isNew ? { children: label } : {} }} />
}

/** Returns undefined for an address of another site. */
function addressOf(trigger: HTMLElement, path: string, variantId: string): URL | undefined {
  const page = path || trigger.getAttribute('href') || cultureUrl('catalog/wishlist/popup')
  if (page.startsWith('#')) return undefined
  const url = new URL(page, document.baseURI)
  if (variantId !== '') url.searchParams.set('productVariantId', variantId)
  return ownUrl(url.href)
}
