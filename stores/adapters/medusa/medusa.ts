import { deferred } from '../../../runtime/page/deferred.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { connectShop } from '../connect.ts'
import { medusaBasket } from './basket.ts'
import { visitorCart } from './carts.ts'
import { medusaCatalogue } from './catalogue.ts'
import { medusaClient } from './client.ts'
import { regionReader } from './region.ts'
import type { Medusa } from './values.ts'

export type MedusaOptions = {
  /** The address of the server: `https://shop.example`. */
  backend: string
  /** The publishable API key, which has the sales channels. */
  publishableKey: string
  /** The id of a region: `reg_…`. */
  region: string
  /** The country whose taxes prices have until the shopper has given an address, for example `be`. Default: none. */
  country?: string
  /** The names of payments by the ids of their providers; only these can be chosen. Default: all of the region, by id. */
  payments?: Readonly<Record<string, string>>
  /** The address of a product's page. Default: `/{culture}/catalog/product/{id}/{handle}`. */
  productUrl?: (product: { id: string; handle: string }) => string
  /** The address of the page that shows an order of the customer. Default: `/{culture}/account/order?number={id}`. */
  orderUrl?: (id: string) => string
}

/**
 * Answers the calls of the tags from the Store API of a Medusa 2 server: basket, catalogue, list, checkout, account and
 * orders. The browser keeps the id of the cart, and the token of a customer, for all tabs of the site; the server must
 * allow the site in `storeCors` and `authCors`. Returns a function that ends this.
 */
export function connectMedusa(options: MedusaOptions): () => void {
  const { backend, publishableKey, region, country, payments } = options
  const { productUrl = pageOfProduct, orderUrl = pageOfOrder } = options
  const client = medusaClient(backend, publishableKey)
  const medusa: Medusa = { region, country, payments, productUrl, orderUrl }
  const parts = { client, medusa, visitor: visitorCart(client, medusa), region: regionReader(client, medusa) }
  const groups = async () => (await code.get()).medusaGroups(parts)
  return connectShop({
    name: 'Medusa',
    basket: medusaBasket(parts),
    catalogue: medusaCatalogue(client, medusa),
    list: async () => (await groups()).list,
    checkout: async () => (await groups()).checkout,
    account: async () => (await groups()).account,
    orders: async () => (await groups()).orders,
  })
}

/** Code that only the pages of a list, a checkout or an account need. */
const code = deferred('the adapter of Medusa', () => import('./groups.ts'))

const pageOfProduct = ({ id, handle }: { id: string; handle: string }) =>
  cultureUrl(`catalog/product/${encodeURIComponent(id)}/${encodeURIComponent(handle)}`)

const pageOfOrder = (id: string) => `${cultureUrl('account/order')}?number=${encodeURIComponent(id)}`
