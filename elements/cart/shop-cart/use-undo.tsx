import { useState } from 'react'
import { giveFocus } from '../../../runtime/page/window/give-focus.ts'
import { Undo } from '../../../runtime/ui/undo.tsx'
import { addToCart, type CartItem, type CartOutcome } from '../../../stores/cart/cart.ts'

type Texts = { removed(parameters: { name: string }): string; undo: string }

/**
 * Provides a button that restores the item that was removed last: the props of its part, a function that shows it, and
 * one that ends it.
 */
export function useUndo(host: HTMLElement, t: Texts, failed: (outcome: CartOutcome) => void) {
  const [item, setItem] = useState<CartItem>()
  const forget = () => setItem(undefined)

  const restore = async (removed: CartItem) => {
    // Focus moves first, since the button is removed together with its line.
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

/** A key such as `Catalog-12` has the origin and the variant; '' for a part that the key lacks. */
function partsOf({ key }: CartItem): { origin: { ItemOrigin: string } | undefined; variantId: string } {
  const [, ItemOrigin = '', variantId = ''] = /^([^-]*)-(.+)$/.exec(key) ?? []
  return { origin: ItemOrigin === '' || ItemOrigin === 'Catalog' ? undefined : { ItemOrigin }, variantId }
}
