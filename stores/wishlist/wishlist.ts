import { track } from '../../runtime/page/analytics.ts'
import { logOnly } from '../../runtime/page/warn.ts'
import { latest } from '../../runtime/request/latest.ts'
import {
  type AddedToWishlist,
  deleteFromAllLists,
  deleteFromList,
  getWishedCount,
  postToWishlist,
  type WishlistAddition,
} from './api.ts'
import { $wishlists, noteCount, notePresent } from './known.ts'

const askCount = latest(getWishedCount)

/** Reads the number of products in the lists. Never throws: without an answer the last number is kept. */
export async function refreshCount(): Promise<void> {
  try {
    const count = await askCount()
    if (count !== undefined) noteCount(count)
  } catch (error) {
    logOnly('The number of wished products could not be fetched; the last one stays.', error)
    askCount.onceOnline(error, () => $wishlists.lc > 0 && refreshCount())
  }
}

/** Adds a variant to a list, and updates its marker, the count and the page's analytics (§3). Throws ShopError. */
export async function addToWishlist(addition: WishlistAddition): Promise<AddedToWishlist> {
  const added = await postToWishlist(addition)
  if (added.dataLayer) track(added.dataLayer as Record<string, unknown>)
  notePresent(addition.productVariantId, true)
  refreshCount()
  return added
}

/** `isElsewhere`: another list still contains the variant, so that the marker is kept. Throws ShopError. */
export async function removeFromWishlist(variantId: string, listId: string, isElsewhere: boolean): Promise<void> {
  await deleteFromList(variantId, listId)
  notePresent(variantId, isElsewhere)
  refreshCount()
}

/** Throws ShopError. */
export async function removeFromAllWishlists(variantId: string): Promise<void> {
  await deleteFromAllLists(variantId)
  notePresent(variantId, false)
  refreshCount()
}
