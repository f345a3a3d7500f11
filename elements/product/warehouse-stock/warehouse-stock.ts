import type { OpenModal } from '../../../runtime/dialogs/modal.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { setHtml } from '../../../runtime/page/html.ts'
import { getWarehouses, warehousesUrl } from '../../../stores/product/api.ts'
import { followVariant } from '../../../stores/product/variant-part.ts'
import type { warehouseStock } from './definition.ts'

const TRIGGER = '[data-part="trigger"]'

/** Follows the variant, and opens what each warehouse holds. */
export function connectWarehouseStock({
  host,
  attributes,
  signal,
  onChange,
}: Connected<typeof warehouseStock>): () => void {
  const address = (variantId: string) => warehousesUrl(attributes.productId, variantId, attributes.allWarehouses)
  let modal: OpenModal | undefined

  const open = async (event: MouseEvent) => {
    const trigger = clickedOn<HTMLElement>(event, host.querySelector(TRIGGER) ? TRIGGER : 'a[href]')
    if (!trigger || attributes.variantId === '') return
    event.preventDefault()
    const url = address(attributes.variantId)
    const label = trigger.textContent?.trim() ?? ''
    try {
      const { openModal } = await import('../../../runtime/dialogs/modal.ts')
      if (!signal.aborted) modal = openModal({ url, label, heading: label, size: 'small', trigger })
    } catch (error) {
      // Without its code there is still the page of the link.
      if (trigger instanceof HTMLAnchorElement) visit(trigger.href)
      else throw error
    }
  }

  const changed = followVariant({
    host,
    signal,
    attribute: 'variant-id',
    load: (mine, variantId) => getWarehouses(mine, address(variantId)),
    show: (content) => showStock(host, content, attributes.variantId),
  })
  onChange((name) => name === 'variantId' && changed())
  host.addEventListener('click', open, { signal })
  return () => modal?.close()
}

/** The widget brings no link to itself: that of before stays, and leads to the new variant. */
function showStock(host: HTMLElement, content: DocumentFragment, variantId: string): void {
  const trigger = content.querySelector(TRIGGER) ? null : host.querySelector<HTMLElement>(TRIGGER)
  if (trigger instanceof HTMLAnchorElement) nameVariant(trigger, variantId)
  const hadFocus = trigger !== null && trigger === document.activeElement
  if (trigger) content.append(trigger)
  setHtml(host, content)
  if (hadFocus) trigger.focus({ preventScroll: true })
}

function nameVariant(link: HTMLAnchorElement, variantId: string): void {
  const url = new URL(link.href)
  const name = [...url.searchParams.keys()].find((key) => /^productVariantId$/i.test(key))
  if (name === undefined) return
  url.searchParams.set(name, variantId)
  link.href = url.href
}
