import { connectShop } from '../connect.ts'
import { wooBasket } from './basket.ts'
import { wooCatalogue } from './catalogue.ts'
import { wooClient } from './client.ts'

export type WooCommerceOptions = {
  /** The address of the Store API: `https://shop.example/wp-json/wc/store/v1`, or a path of the page's own site. */
  endpoint: string
}

/**
 * Answers the calls of the tags from the Store API of WooCommerce: basket, coupon, variants, photos and suggestions. On
 * the site of the shop the basket is that of its own pages; elsewhere it is that of a token, and the shop must allow
 * the site (`allowed_http_origins`). Returns a function that ends this.
 */
export function connectWooCommerce({ endpoint }: WooCommerceOptions): () => void {
  const client = wooClient(endpoint)
  return connectShop({ name: 'WooCommerce', basket: wooBasket(client), catalogue: wooCatalogue(client) })
}
