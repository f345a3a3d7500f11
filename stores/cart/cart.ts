import { atom, onStart, onStop, readonlyType } from 'nanostores'
import { isOldPage } from '../../runtime/page/window/old-page.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import { latest } from '../../runtime/request/latest.ts'
import { createQueue } from '../../runtime/request/queue.ts'
import { type Addition, type CartSummary, deleteItem, getCart, postAddition, putQuantity } from './api.ts'
import { notifyOtherTabs, watchElsewhere } from './reactions/elsewhere.ts'
import { type CartOutcome, outcomeOf } from './reactions/outcome.ts'
import { type CartChange, type CartItem, react } from './reactions/react.ts'

export type { Addition, CartChange, CartItem, CartOutcome, CartSummary }

/**
 * `summary` is the shop's last answer, or undefined before the first one. `pending` is the number of units by which the
 * changes in progress will alter its count: show `itemsCount + pending`.
 */
export type Cart = { summary: CartSummary | undefined; pending: number } & (
  | { state: 'unknown' | 'loading' | 'changing' | 'ready' }
  | { state: 'failed'; error: ShopError }
)

/** `isDone`: the shop has accepted the change, but its answer had no summary. */
type Mutation = { units: number; isDone: boolean }

const $value = atom<Cart>({ state: 'unknown', summary: undefined, pending: 0 })
const $lastChange = atom<CartChange | undefined>()

/**
 * The cart's count and amounts. While it has listeners, it follows other tabs, the page's scripts and the back/forward
 * cache.
 */
export const $cart = readonlyType($value)

/** The last change that the shop confirmed, or `elsewhere` when another tab or a script may have changed the cart. */
export const $cartChange = readonlyType($lastChange)

const enqueue = createQueue()
const mutations = new Set<Mutation>()
let summary: CartSummary | undefined
let failure: ShopError | undefined
/**
 * The read request that is queued or running. A change cancels a running one, since the change's own answer will be
 * newer.
 */
let waiting: Promise<void> | undefined
let isReading = false
const read = latest(getCart)
/** Whether the tag that made the last change reports its outcome itself. */
let isAnnounced = false

function show(): void {
  let pending = 0
  let isChanging = false
  for (const { units, isDone } of mutations) {
    pending += units
    isChanging ||= !isDone
  }
  const known = { summary, pending }
  if (isChanging) $value.set({ ...known, state: 'changing' })
  else if (waiting || isReading) $value.set({ ...known, state: 'loading' })
  else if (failure) $value.set({ ...known, state: 'failed', error: failure })
  else $value.set({ ...known, state: summary ? 'ready' : 'unknown' })
}

/**
 * Reads the cart after the changes in progress. Never throws: a failure is the state `failed`, which keeps the last
 * summary. Simultaneous calls send one request.
 */
export function refreshCart(): Promise<void> {
  isAnnounced = false
  waiting ??= enqueue(readTruth)
  show()
  return waiting
}

async function readTruth(): Promise<void> {
  waiting = undefined
  isReading = true
  try {
    const answer = await read()
    if (!answer) return
    summary = answer
    failure = undefined
    for (const mutation of mutations) if (mutation.isDone) mutations.delete(mutation)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.kind !== 'aborted') failure = error
    read.onceOnline(error, () => $value.lc > 0 && changedElsewhere())
  } finally {
    isReading = false
    show()
  }
}

/** The count changes at once, and is restored when the shop refuses. */
function mutate(units: number, send: () => Promise<CartSummary | undefined>, change: CartChange): Promise<CartOutcome> {
  const mutation: Mutation = { units, isDone: false }
  mutations.add(mutation)
  isAnnounced = false
  read.abort()
  show()
  return enqueue(async () => {
    try {
      const answer = await send()
      if (answer) acceptSummary(mutation, answer)
      else mutation.isDone = true
    } catch (error) {
      mutations.delete(mutation)
      refreshCart()
      return outcomeOf(error)
    }
    $lastChange.set(change)
    if (mutation.isDone) refreshCart()
    return { state: 'done' }
  })
}

function acceptSummary(mutation: Mutation, answer: CartSummary): void {
  mutations.delete(mutation)
  summary = answer
  failure = undefined
  show()
}

/**
 * `sku`, `price` and `currency` are for the page's analytics. An addition is never repeated: after a `lost` answer the
 * cart is read again, and only the shopper can decide whether to add once more. `isRestored`: a removed item is added
 * again, which needs no confirmation. `post`: another call that adds it.
 */
export const addToCart = (
  addition: Addition & { sku?: string; price?: number; currency?: string; isRestored?: boolean },
  post: (addition: Addition) => Promise<CartSummary | undefined> = postAddition,
): Promise<CartOutcome> => mutate(addition.quantity, () => post(addition), { kind: 'added', ...addition })

/** `item` is the item before the change, for the page's analytics and scripts. */
export const changeQuantity = (itemId: string, quantity: number, item: CartItem): Promise<CartOutcome> =>
  mutate(quantity - item.quantity, () => putQuantity(itemId, quantity), {
    kind: 'quantity',
    quantity,
    item,
  })

/** `item` is the item before its removal, for the page's analytics and scripts. */
export const removeItem = (itemId: string, item: CartItem): Promise<CartOutcome> =>
  mutate(-item.quantity, () => deleteItem(itemId), { kind: 'removed', itemId, item })

function changedElsewhere(): void {
  $lastChange.set({ kind: 'elsewhere' })
  refreshCart()
}

$lastChange.listen((change) => {
  if (!change || change.kind === 'elsewhere') return
  react(change)
  notifyOtherTabs()
})

let lists = 0

/**
 * Calls `changed` after every change of the cart, and at once if the HTML of the page may be older than the cart. For
 * an element that lists the cart's items. Returns the unsubscribe function.
 */
export function watchItems(changed: () => void): () => void {
  // A listener of the cart makes it follow other tabs and the page's scripts.
  const stops = [$cart.listen(() => {}), $lastChange.listen(changed)]
  lists += 1
  if (isOldPage()) changed()
  return () => {
    lists -= 1
    for (const stop of stops) stop()
  }
}

/**
 * Whether the last change is reported elsewhere: by an element that lists the cart's items, or by the tag that made the
 * change.
 */
export const isCartAnnounced = (): boolean => lists > 0 || isAnnounced

/**
 * Reads the cart again, and lets the elements that list its items do the same: for changes that do not concern one
 * item. Returns false when the page lists no items: then only a reload updates it.
 */
export function refreshShownCart(): boolean {
  notifyOtherTabs()
  if (lists === 0) return false
  changedElsewhere()
  return true
}

/** Reads the cart again after a change of multiple items, which the caller or the page reports: also after an order. */
export function refreshAnnouncedCart(): void {
  if (refreshShownCart()) return
  refreshCart()
  isAnnounced = true
}

let stopWatching = () => {}

// Not `onMount`: that unsubscribes a second later, so that the last element's listeners would remain in the page.
onStart($value, () => {
  stopWatching = watchElsewhere(changedElsewhere)
})
onStop($value, () => stopWatching())
