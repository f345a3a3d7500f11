import type { Db } from '../../../data/schema.ts'
import type { GiftCard } from '../../../data/tables/cart.ts'
import { type Fields, textOf } from '../../http/body.ts'

/** Characters. */
export const giftLengths = { for: 60, from: 60, message: 500 }

export const giftList = 'GiftCards'

const clean = (card: GiftCard): GiftCard | null => {
  const cut = {
    for: card.for.trim().slice(0, giftLengths.for),
    from: card.from.trim().slice(0, giftLengths.from),
    message: card.message.trim().slice(0, giftLengths.message),
  }
  return Object.values(cut).some((text) => text !== '') ? cut : null
}

/** The greeting card in the basket form's fields for an item; undefined when the form has no such fields. */
export function typedGift(fields: Fields, lineId: number): GiftCard | null | undefined {
  if (fields[`GiftFor-${lineId}`] === undefined) return undefined
  const read = (name: string) => textOf(fields, `${name}-${lineId}`)
  return clean({ for: read('GiftFor'), from: read('GiftFrom'), message: read('GiftMessage') })
}

/** The greeting cards of a form's list by the item's id (§3); unreadable entries are ignored. */
export function listedGifts(fields: Fields): Map<number, GiftCard | null> {
  const cards = new Map<number, GiftCard | null>()
  for (const card of parse(textOf(fields, giftList))) {
    const { key, for: to, from, message } = (card ?? {}) as Record<string, unknown>
    const text = (value: unknown) => (typeof value === 'string' ? value.replace(/[^\P{Cc}\n]/gu, ' ') : '')
    if (typeof key === 'string' && /^\d{1,9}$/.test(key)) {
      cards.set(Number(key), clean({ for: text(to), from: text(from), message: text(message) }))
    }
  }
  return cards
}

function parse(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text === '' ? '[]' : text)
    return Array.isArray(list) ? list.slice(0, 500) : []
  } catch {
    return []
  }
}

export const keepGift = (db: Db, cartId: string, lineId: number, gift: GiftCard | null) =>
  db
    .updateTable('cart_line')
    .set({ gift: gift && JSON.stringify(gift) })
    .where('cart_id', '=', cartId)
    .where('id', '=', lineId)
    .execute()
