import { atom, readonlyType } from 'nanostores'
import { type CartItem, type CartOutcome, changeQuantity, removeItem } from './cart.ts'

/** The quantity that removes an item. */
export const REMOVAL = 0

/** The requested quantity of an item, until the items have been fetched again. */
export type ItemRequest = {
  /** The quantity that the shop has confirmed. */
  known: number
  /** True until the items have been fetched. */
  isBusy: boolean
  /** The quantity that the running request asks for. */
  sent?: number
  /** The newest requested quantity, which waits for the answer to `sent`. */
  next?: number
}

export type ItemRequests = Readonly<Record<string, ItemRequest>>

const $value = atom<ItemRequests>({})

/** The requested quantities, by the item's id. */
export const $itemRequests = readonlyType($value)

const NOT_FOUND = 404
const working = new Map<string, Promise<CartOutcome>>()

const isOpen = ({ sent, next }: ItemRequest) => sent !== undefined || next !== undefined

/** True while a change is being sent. */
export const isChanging = (requests = $value.get()): boolean => Object.values(requests).some(isOpen)

/** The last requested quantity of an item, until it is settled. */
export const requestedOf = (itemId: string): number | undefined => {
  const request = $value.get()[itemId]
  return request?.next ?? request?.sent
}

/**
 * While a change of the item is being sent, only its newest request waits, so that ten quick steps are two calls; after
 * a removal no request is accepted. Returns `undefined` for a request that a newer one has replaced.
 */
export async function requestQuantity(
  itemId: string,
  quantity: number,
  item: CartItem,
): Promise<CartOutcome | undefined> {
  const request = $value.get()[itemId]
  if (request?.sent === REMOVAL || request?.next === REMOVAL) return undefined
  if (request && working.has(itemId)) {
    show(itemId, { ...request, next: quantity })
    await working.get(itemId)
    if ($value.get()[itemId]?.next !== quantity) return undefined
  }
  const sending = send(itemId, quantity, item)
  working.set(itemId, sending)
  return sending
}

async function send(itemId: string, quantity: number, item: CartItem): Promise<CartOutcome> {
  const known = $value.get()[itemId]?.known ?? item.quantity
  const before = { ...item, quantity: known }
  show(itemId, { known, isBusy: true, sent: quantity })
  const outcome = await (quantity === REMOVAL ? removeItem(itemId, before) : changeQuantity(itemId, quantity, before))
  const done = isDone(quantity, outcome)
  const { next } = $value.get()[itemId] ?? {}
  working.delete(itemId)
  show(itemId, { known: done ? quantity : known, isBusy: true, ...(next !== undefined && { next }) })
  return done ? { state: 'done' } : outcome
}

/** An item that no longer exists counts as removed (§8: 404 is only logged). */
const isDone = (quantity: number, outcome: CartOutcome) =>
  outcome.state === 'done' || (quantity === REMOVAL && outcome.state === 'failed' && outcome.error.status === NOT_FOUND)

/** Deletes the settled requests, after the items have been fetched and show them. */
export function forgetSettledRequests(): void {
  const all = Object.entries($value.get())
  const open = all.filter(([, request]) => isOpen(request))
  if (open.length < all.length) $value.set(Object.fromEntries(open))
}

/** The items could not be fetched: settled requests are kept. */
export function restRequests(): void {
  const all = Object.entries($value.get())
  $value.set(Object.fromEntries(all.map(([id, request]) => [id, { ...request, isBusy: isOpen(request) }])))
}

function show(itemId: string, request: ItemRequest): void {
  $value.set({ ...$value.get(), [itemId]: request })
}
