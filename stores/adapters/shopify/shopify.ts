import { IN_BROWSER } from '../../../runtime/page/window/in-browser.ts'
import { type ApiRequestEvent, isOfShop } from '../../../runtime/request/api-request.ts'
import { connectShop } from '../connect.ts'
import { betweenChanges } from '../session.ts'
import { shopifyBasket } from './basket.ts'
import { shopifyCatalogue } from './catalogue.ts'
import { type ShopifyClient, shopifyClient } from './client.ts'

export type ShopifyOptions = {
  /** The id of a section of the theme that renders the items of the cart for `<shop-cart>`; else the adapter does. */
  itemsSection?: string
}

/**
 * Answers the calls of the tags on pages of a Shopify theme, from the Ajax API of the shop: cart, discount codes,
 * variants, photos and suggestions. Returns a function that ends this.
 */
export function connectShopify({ itemsSection }: ShopifyOptions = {}): () => void {
  const client = shopifyClient()
  const endSection = itemsSection === undefined ? () => {} : answerWithSection(client, itemsSection)
  const end = connectShop({ name: NAME, basket: shopifyBasket(client), catalogue: shopifyCatalogue(client) })
  return () => {
    endSection()
    end()
  }
}

const NAME = 'Shopify'

const ITEMS = /^\/[^/]+\/widget\/shoppingcartitems$/

/** Answers the call for the items with a section of the cart page. It must be added before `connectShop`. */
function answerWithSection({ html }: ShopifyClient, section: string): () => void {
  if (!IN_BROWSER) return () => {}
  const listen = (event: Event) => {
    const request = event as ApiRequestEvent
    const { method, path, url } = request.detail
    if (event.defaultPrevented || method !== 'GET' || !isOfShop(url) || !ITEMS.test(path)) return
    request.respondWith(betweenChanges(NAME, () => html('cart', { section_id: section })))
  }
  document.addEventListener('api:request', listen)
  return () => document.removeEventListener('api:request', listen)
}
