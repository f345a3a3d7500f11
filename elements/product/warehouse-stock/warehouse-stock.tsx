import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { OpenModal } from '../../../runtime/dialogs/modal.ts'
import { openPage } from '../../../runtime/dialogs/open-page.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { useHostAttributes, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { type VariantContent, variantContent } from '../../../stores/product/variant-content.ts'
import { getWarehouses, warehousesUrl } from '../../../stores/product/widgets.ts'
import type { warehouseStock } from './definition.ts'

type Tag = typeof warehouseStock

export function WarehouseStock({ host, productId, variantId, allWarehouses }: ViewProps<Tag>) {
  const { part, element, setMarkup } = useServerMarkup<Tag>()
  const address = (id: string) => warehousesUrl(productId, id, allWarehouses)
  const newestAddress = useRef(address)
  newestAddress.current = address
  const [{ $content, follow, connect }] = useState(() =>
    variantContent({
      host,
      attribute: 'variant-id',
      load: (signal, id) => getWarehouses(signal, newestAddress.current(id)),
    }),
  )
  const { isStale } = useStore($content)
  const open = useModal(address(variantId))
  useHostAttributes({ 'data-stale': isStale })
  useLayoutEffect(() => {
    const show = ({ content, variantId }: VariantContent<DocumentFragment>) =>
      content && setMarkup(withLink(content, element('trigger'), variantId))
    return $content.listen(show)
  })
  useLayoutEffect(() => connect(), [connect])
  useLayoutEffect(() => follow(variantId), [follow, variantId])

  const onClick = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    if (variantId === '' || !clickedOn(event, '*')) return
    event.preventDefault()
    open(event.currentTarget)
  }
  return <ServerMarkup<Tag> parts={{ trigger: { onClick }, link: part('trigger') ? {} : { onClick } }} />
}

/** The widget contains no link to itself: the previous one is kept, with the address of the new variant. */
function withLink(content: DocumentFragment, trigger: HTMLElement | undefined, variantId: string): DocumentFragment {
  if (!trigger || content.querySelector('[data-part=trigger]')) return content
  const kept = trigger.cloneNode(true)
  if (kept instanceof HTMLAnchorElement) nameVariant(kept, variantId)
  content.append(kept)
  return content
}

function nameVariant(link: HTMLAnchorElement, variantId: string): void {
  const url = new URL(link.href)
  const name = [...url.searchParams.keys()].find((key) => /^productVariantId$/i.test(key))
  if (name === undefined) return
  url.searchParams.set(name, variantId)
  link.href = url.href
}

/** Opens an address in a modal, which closes when the tag is removed. */
function useModal(url: string): (trigger: HTMLElement) => Promise<void> {
  const modal = useRef<OpenModal>(undefined)
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      modal.current?.close()
    }
  }, [])
  return async (trigger) => {
    const label = trigger.textContent?.trim() ?? ''
    const opened = await openPage({ url, label, heading: label, size: 'small', trigger })
    if (isMounted.current) modal.current = opened
    else opened?.close()
  }
}
