import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { Dialog } from '../../../runtime/ui/dialog.tsx'
import { ServerHtml } from '../../../runtime/ui/html.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { $cart } from '../../../stores/cart/cart.ts'
import { additionsFor } from '../../../stores/cart/reactions/additions.ts'
import type { cartConfirm } from './definition.ts'

/** A drawer that shows additions, and has not failed, is opened instead, whichever code is there first. */
const DRAWER = 'cart-drawer:not([opens=link], [load=interaction], [data-error])'

const onAddition = additionsFor('cart-confirm', { before: DRAWER })

/** Opens after each addition. If it is already open, it shows the new product. */
export function CartConfirm({ href, tax, emit, t }: ViewProps<typeof cartConfirm>) {
  const [added, setAdded] = useState<{ name: string }>()
  const { summary, pending, state } = useStore($cart)
  const html = tax === 'incl' ? summary?.amountTaxInclHtml : summary?.amountTaxExclHtml

  useEffect(() => onAddition((name) => setAdded({ name })), [])

  const close = () => {
    setAdded(undefined)
    emit('modal:close', {})
  }

  return (
    <Dialog isOpen={added !== undefined} heading={t.heading} size="small" onClose={close}>
      <div data-part="summary" aria-busy={state === 'loading' || state === 'changing'}>
        <p data-part="product" role="status">
          {added?.name && t.added({ name: added.name })}
        </p>
        <p data-part="items">{summary && t.items({ count: Math.max(0, summary.itemsCount + pending) })}</p>
        <div data-part="amount">
          <span>{html !== undefined && t.total}</span> {html !== undefined && <ServerHtml html={html} />}
        </div>
      </div>
      <div data-part="actions">
        <button type="button" data-part="continue" onClick={() => setAdded(undefined)}>
          {t.continueShopping}
        </button>
        <a data-part="basket" href={href || cultureUrl('shoppingcarts')} onClick={() => setAdded(undefined)}>
          {t.goToBasket}
        </a>
      </div>
    </Dialog>
  )
}
