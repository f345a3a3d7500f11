import { type CartOutcome, changeQuantity, removeItem } from '../../../stores/cart/cart.ts'
import { confirmQuantity, findRow, itemIdOf, itemOf, markBusy, showKnownQuantity } from './rows.ts'

/** The quantity that takes an item out. */
export const REMOVAL = 0

type Told = {
  /** A change was done or not. */
  settled(itemId: string, wanted: number, name: string, outcome: CartOutcome): void
  /** Nothing is under way any more: the time to ask for the items anew. */
  rested(): unknown
}

const NOT_FOUND = 404

/** An item that is not there any more has been taken out, whoever did it (§8: 404 is only logged). */
const isDone = (wanted: number, outcome: CartOutcome) =>
  outcome.state === 'done' || (wanted === REMOVAL && outcome.state === 'failed' && outcome.error.status === NOT_FOUND)

/**
 * The shopper's wishes, item by item. While a change of an item is under way only its newest wish waits, so that ten
 * quick steps are two calls; a removal is the last wish of all.
 */
export function cartChanges(host: HTMLElement, told: Told) {
  const wishes = new Map<string, number>()
  const working = new Map<string, { sent: number }>()

  const fulfil = async (itemId: string) => {
    const work = { sent: Number.NaN }
    working.set(itemId, work)
    for (let wanted = wishes.get(itemId); wanted !== undefined; wanted = wishes.get(itemId)) {
      wishes.delete(itemId)
      const row = findRow(host, itemId)
      if (!row) break
      const item = itemOf(row)
      work.sent = wanted
      markBusy(row, true)
      const outcome = await (wanted === REMOVAL ? removeItem(itemId, item) : changeQuantity(itemId, wanted, item))
      settle(itemId, wanted, item.name, outcome)
    }
    working.delete(itemId)
    if (working.size === 0) told.rested()
  }

  const settle = (itemId: string, wanted: number, name: string, outcome: CartOutcome) => {
    const row = findRow(host, itemId)
    if (row && isDone(wanted, outcome)) confirmQuantity(row, wanted)
    else if (row && !wishes.has(itemId)) showKnownQuantity(row)
    told.settled(itemId, wanted, name, isDone(wanted, outcome) ? { state: 'done' } : outcome)
  }

  return {
    /** Wishes a quantity for the item of a row. What is wished already is not wished again. */
    wish(row: HTMLElement, quantity: number): void {
      const itemId = itemIdOf(row)
      const work = working.get(itemId)
      if (work?.sent === REMOVAL || wishes.get(itemId) === REMOVAL) return
      wishes.set(itemId, quantity)
      if (!work) fulfil(itemId)
    },
    /** What the shopper last wished for an item and did not get yet. */
    wanted: (itemId: string): number | undefined => wishes.get(itemId) ?? working.get(itemId)?.sent,
    isWorking: () => working.size > 0,
  }
}
