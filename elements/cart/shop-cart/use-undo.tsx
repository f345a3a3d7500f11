import { useState } from 'react'
import { giveFocus } from '../../../runtime/page/window/give-focus.ts'
import { useTimeout } from '../../../runtime/view/use-timeout.ts'
import { addToCart, type CartItem, type CartOutcome } from '../../../stores/cart/cart.ts'

/** Milliseconds in which a removed item can be put back. */
export const UNDO_FOR = 10_000

type Texts = { removed(parameters: { name: string }): string; undo: string }

/**
 * Has a button for a while that puts the item back that was removed last. The time is stopped while a shopper points at it, or is
 * in it by keyboard. Returns the props of its part, and what shows it for an item.
 */
export function useUndo(host: HTMLElement, t: Texts, failed: (outcome: CartOutcome) => void) {
  const [removal, setRemoval] = useState<{ item: CartItem; count: number }>()
  const [isHeld, setHeld] = useState(false)

  const restore = async (item: CartItem) => {
    // The button goes with its line.
    giveFocus(host)
    setRemoval(undefined)
    setHeld(false)
    const { origin, variantId } = partsOf(item)
    const outcome = await addToCart({ ...item, variantId, ...(origin && { origin }), isRestored: true })
    if (outcome.state !== 'done') failed(outcome)
  }

  return {
    show(item: CartItem) {
      if (partsOf(item).variantId !== '' && item.quantity > 0)
        setRemoval((before) => ({ item, count: (before?.count ?? 0) + 1 }))
    },
    props: {
      hidden: removal === undefined,
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      on: { focusin: () => setHeld(true), focusout: () => setHeld(false) },
      children: removal && (
        <Removal
          key={removal.count}
          item={removal.item}
          t={t}
          isHeld={isHeld}
          restore={restore}
          over={() => setRemoval(undefined)}
        />
      ),
    },
  }
}

type RemovalProps = { item: CartItem; t: Texts; isHeld: boolean; restore(item: CartItem): void; over(): void }

function Removal({ item, t, isHeld, restore, over }: RemovalProps) {
  useTimeout(over, UNDO_FOR, isHeld)
  return (
    <>
      <span>{t.removed({ name: item.name })}</span>{' '}
      <button type="button" data-part="restore" onClick={() => restore(item)}>
        {t.undo}
      </button>
    </>
  )
}

/** The key of an item, `Catalog-12`, says where it came from and which variant it is; '' for one that says none. */
function partsOf({ key }: CartItem): { origin: { ItemOrigin: string } | undefined; variantId: string } {
  const [, ItemOrigin = '', variantId = ''] = /^([^-]*)-(.+)$/.exec(key) ?? []
  return { origin: ItemOrigin === '' || ItemOrigin === 'Catalog' ? undefined : { ItemOrigin }, variantId }
}
