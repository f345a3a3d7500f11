import { useEffect } from 'react'
import { modals, openPage } from '../../../runtime/dialogs/open-page.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { cultureUrl, ownUrl } from '../../../runtime/page/paths.ts'
import { noteAskedOpened, wasAskedOpened } from '../../../runtime/page/window/asked-once.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { usePrefetch } from '../../../runtime/ui/use-deferred.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { birthList } from './definition.ts'
import { askedVariant, OPEN_DELAY } from './rules.ts'

type Tag = typeof birthList

/** Opens the modal at a plain click, and once for each page whose address requests it (§2). */
export function BirthList({ path, emit }: ViewProps<Tag>) {
  const { part, element } = useServerMarkup<Tag>()
  usePrefetch(modals)

  /** Returns undefined for an address of another site. */
  const addressOf = (variantId: string): URL | undefined => {
    const page = path || part('trigger')?.attributes.href || cultureUrl('catalog/birthlist/popup')
    if (page.startsWith('#')) return undefined
    const url = ownUrl(new URL(page, document.baseURI).href)
    if (url && variantId !== '') url.searchParams.set('productVariantId', variantId)
    return url
  }
  const open = (variantId: string): boolean => {
    const url = addressOf(variantId)
    if (!url) return false
    const trigger = element('trigger')
    const label = trigger?.textContent?.trim() ?? ''
    openPage({ url, label, size: 'small', ...(trigger && { trigger }) }).then(
      (modal) => modal && emit('wishlist:open', { productVariantId: variantId }),
    )
    return true
  }

  const newest = useLatest(open)
  useEffect(() => {
    const variantId = askedVariant(here().search)
    if (variantId === undefined) return undefined
    const timer = setTimeout(() => {
      if (!wasAskedOpened() && newest.current(variantId)) noteAskedOpened()
    }, OPEN_DELAY)
    return () => clearTimeout(timer)
  }, [newest])

  const follow = (event: MouseEvent) => {
    if (!clickedOn(event, 'a, button') || !addressOf('')) return
    event.preventDefault()
    open('')
  }
  return <ServerMarkup<Tag> parts={{ trigger: { 'aria-haspopup': 'dialog', onClick: follow } }} />
}
