import { atom, readonlyType } from 'nanostores'
import { settings } from '../../runtime/page/settings.ts'
import { $cartChange } from './cart.ts'

/** The greeting card of an item in the cart: its key, the recipient, the sender and the message (§3). */
export type GiftCard = { key: string; for: string; from: string; message: string }

const $value = atom<readonly GiftCard[]>([])

/** The greeting cards that were filled in, stored in this browser until their item is removed from the cart. */
export const $giftCards = readonlyType($value)

const storageKey = () => `vitrine:gift-cards:${settings().appPath}`

/** Reads a serialised list of cards; invalid entries are ignored. */
export function readGiftCards(text: string | null | undefined): GiftCard[] {
  try {
    const list: unknown = JSON.parse(text || '[]')
    return Array.isArray(list) ? list.filter(isCard).map(({ key, ...card }) => cardOf(String(key), card)) : []
  } catch {
    return []
  }
}

const isCard = (value: unknown): value is GiftCard => typeof (value as GiftCard | null)?.key === 'string'

const cardOf = (key: string, card: Partial<GiftCard>): GiftCard => ({
  key,
  for: String(card.for ?? ''),
  from: String(card.from ?? ''),
  message: String(card.message ?? ''),
})

/** An empty card is deleted. */
export function writeGiftCard(card: GiftCard): void {
  const isEmpty = [card.for, card.from, card.message].every((text) => text.trim() === '')
  const others = $value.get().filter(({ key }) => key !== card.key)
  keep(isEmpty ? others : [...others, card])
}

/** Stores cards of the server, unless this browser has one for the same item. */
export function adoptGiftCards(cards: readonly GiftCard[]): void {
  const known = $value.get()
  const fresh = cards.filter(({ key }) => !known.some((card) => card.key === key))
  if (fresh.length > 0) keep([...known, ...fresh])
}

function keep(cards: readonly GiftCard[]): void {
  $value.set(cards)
  try {
    if (cards.length === 0) localStorage.removeItem(storageKey())
    else localStorage.setItem(storageKey(), JSON.stringify(cards))
  } catch {
    // A browser that refuses storage keeps them until the page is closed.
  }
}

/**
 * The card of the item that was removed last, and the one of an item that is being restored, which gets another key.
 */
let removed: { card: GiftCard; itemKey: string } | undefined
let returning: typeof removed

/**
 * The stored card for a key. `itemKey` names the product of the cart's row, `Catalog-12`; its card is restored with it.
 */
export function giftCardOf(key: string, itemKey: string | undefined): GiftCard | undefined {
  if (returning && returning.itemKey === itemKey) {
    adoptGiftCards([{ ...returning.card, key }])
    returning = undefined
  }
  return $value.get().find((card) => card.key === key)
}

let isRead = false
let stopListening = () => {}

/** Reads the stored cards, once. */
export function restoreGiftCards(): void {
  if (isRead) return
  isRead = true
  try {
    adoptGiftCards(readGiftCards(localStorage.getItem(storageKey())))
  } catch {
    // Without access to the storage there are no stored cards.
  }
  stopListening = $cartChange.listen((change) => {
    returning = undefined
    if (change?.kind === 'added' && change.isRestored && removed?.itemKey.endsWith(`-${change.variantId}`))
      returning = removed
    if (change?.kind !== 'removed') return
    const { itemId, item } = change
    const isOf = ({ key }: GiftCard) => key === itemId || key === item.key
    const card = $value.get().find(isOf)
    removed = card && { card, itemKey: item.key }
    if (card) keep($value.get().filter((one) => !isOf(one)))
  })
}

/** Clears the cards in memory, for tests. */
export function resetGiftCards(): void {
  isRead = false
  stopListening()
  removed = returning = undefined
  $value.set([])
}
