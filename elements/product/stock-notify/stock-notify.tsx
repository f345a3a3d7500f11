import { useStore } from '@nanostores/react'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { cultureUrl, ownUrl } from '../../../runtime/page/paths.ts'
import { useHostAttributes, useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { stockNotify } from './definition.ts'
import { askInModal } from './request-form.ts'
import { $requested } from './requested.ts'
import { FORM_PATH, formAddress } from './rules.ts'

type Tag = typeof stockNotify
type Props = ViewProps<Tag>

/** Only a plain click opens the form; the browser handles all others. */
export function StockNotify({ productVariantId, path, emit, t }: Props) {
  const { element } = useServerMarkup<Tag>()
  const isRequested = useStore($requested).includes(productVariantId)
  useHostAttributes({ 'data-asked': isRequested })

  const open = async (trigger: HTMLElement, url: URL) => {
    await askInModal(url, trigger, (variantId) => emit('stock:subscribed', { productVariantId: variantId }))
    // The link that had the focus is hidden now.
    element('asked')?.focus({ preventScroll: true })
  }
  useHostEvent<MouseEvent>('click', (event) => {
    const trigger = clickedOn<HTMLElement>(event, 'a[href], button')
    const url = trigger && addressOf(trigger, path, productVariantId)
    if (!trigger || !url) return
    event.preventDefault()
    open(trigger, url)
  })

  return (
    <ServerMarkup<Tag>
      parts={{
        // A theme's own display for links would override a rule of ours.
        content: isRequested ? { style: { display: 'none' } } : {},
        asked: isRequested ? { tabIndex: -1, children: t.asked } : undefined,
      }}
    />
  )
}

function addressOf(trigger: HTMLElement, path: string, variantId: string): URL | undefined {
  const page = path || trigger.getAttribute('href') || cultureUrl(FORM_PATH)
  return page.startsWith('#') ? undefined : ownUrl(formAddress(page, document.baseURI, variantId).href)
}
