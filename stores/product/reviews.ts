import { create, type } from 'superstruct'
import { loadFragment } from '../../runtime/navigation/fragment.ts'
import { cultureUrl } from '../../runtime/page/paths.ts'
import { request } from '../../runtime/request/request.ts'
import { Num } from '../wire.ts'

/** The reviews of a product. `query` has their filter, order and page, as the link of the shop names them. */
export type WantedReviews = { productId: string; src: string; query: URLSearchParams }

/** Loads the reviews of a product as HTML, with their `<product-reviews>`. Throws ShopError. */
export function getReviews(signal: AbortSignal, { productId, src, query }: WantedReviews): Promise<DocumentFragment> {
  const url = new URL(src || cultureUrl('widget/catalog/ProductReviews'), document.baseURI)
  for (const [name, value] of query) url.searchParams.set(name, value)
  url.searchParams.set('productId', productId)
  return loadFragment(url, 'product-reviews', { signal, noCache: true })
}

const Votes = type({ HelpfulCount: Num })

/** Says that the visitor finds a review helpful, and returns how many visitors do. Throws ShopError. */
export const postHelpful = (reviewId: string): Promise<number> =>
  request('POST', `/api/v1/catalog/reviews/${encodeURIComponent(reviewId)}/helpful`, {
    read: (answer) => create(answer, Votes).HelpfulCount,
  })
