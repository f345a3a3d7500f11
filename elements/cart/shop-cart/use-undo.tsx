import { useState } from 'react'
import { giveFocus } from '../../../runtime/page/window/give-focus.ts'
import { Undo } from '../../../runtime/ui/undo.tsx'
import { addToCart, type CartItem, type CartOutcome } from '../../../stores/cart/cart.ts'

type Texts = { removed(parameters: { name: string }): string; undo: string }

/** Has a button that puts the item back that was removed last. Returns the props of its part, what shows it, and what ends it. */
export function useUndo(host: HTMLElement, t: Texts, failed: (outcome: CartOutcome) => void) {
  const [item, setItem] = useState<CartItem>()
  const forget = () => setItem(undefined)

  const restore = async (removed: CartItem) => {
    // The button goes with its line.
    giveFocus(host)
    forget()
    const { origin, variantId } = partsOf(removed)
    const outcome = await addToCart({ ...removed, variantId, ...(origin && { origin }), isRestored: true })
    if (outcome.state !== 'done') failed(outcome)
  }

  return {
    forget,
    show(removed: CartItem) {
      if (partsOf(removed).variantId !== '' && removed.quantity > 0) setItem(removed)
    },
    props: {
      hidden: item === undefined,
      children: item && <Undo text={t.removed({ name: item.name })} label={t.undo} restore={() => restore(item)} />,
    },
  }
}

/** The key of an item, `Catalog-12`, says where it came from and which variant it is; '' for one that says none. */
function partsOf({ key }: CartItem): { origin: { ItemOrigin: string } | undefined; variantId: string } {
  const [, ItemOrigin = '', variantId = ''] = /^([^-]*)-(.+)$/.exec(key) ?? []
  return { origin: ItemOrigin === '' || ItemOrigin === 'Catalog' ? undefined : { ItemOrigin }, variantId }
}
