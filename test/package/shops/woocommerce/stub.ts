import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/*
 * The Store API of WooCommerce as its documentation and its code of 2026 describe it, for baskets in memory: amounts in
 * minor units as texts, sessions by `Cart-Token` or nonce, refusals with a code and a message in HTML. It is not
 * WooCommerce itself, which needs PHP.
 */

const STOCK = 4
const COUPON = 'TEN'
const currency = { currency_code: 'EUR', currency_minor_unit: 2 }

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`
const images = [{ id: 1, src: PHOTO, thumbnail: PHOTO, alt: '' }]
const limits = { minimum: 1, maximum: STOCK, multiple_of: 1 }

/** 31 and 32 are the colours of product 30, of which the second is sold out. Prices include a tax of a fifth. */
const products = [
  { id: 22, name: 'Moon vase', price: 2400, isInStock: true },
  { id: 30, name: 'Bowl &#8220;Pebble&#8221;', price: 1200, isInStock: true, colours: ['31', '32'] },
  { id: 31, parent: 30, name: 'Bowl &#8220;Pebble&#8221;', price: 1200, isInStock: true, colour: 'blue' },
  { id: 32, parent: 30, name: 'Bowl &#8220;Pebble&#8221;', price: 1500, isInStock: false, colour: 'ochre' },
]
type Product = (typeof products)[number]

const productOf = (product: Product) => ({
  ...{ id: product.id, parent: product.parent ?? 0, name: product.name, sku: `S-${product.id}`, images },
  permalink: `/en/catalog/product/${product.parent ?? product.id}`,
  is_in_stock: product.isInStock,
  prices: { ...currency, price: String(product.price) },
  add_to_cart: limits,
  attributes: product.colours
    ? [
        { name: 'Material', has_variations: false, terms: [{ name: 'Clay', slug: 'clay' }] },
        {
          ...{ name: 'Colour', has_variations: true },
          terms: [
            { name: 'Blue', slug: 'blue' },
            { name: 'Ochre', slug: 'ochre' },
          ],
        },
      ]
    : [],
  variations: products
    .filter(({ parent }) => parent === product.id)
    .map(({ id, colour }) => ({ id, attributes: [{ name: 'Colour', value: colour }] })),
})

type Basket = { lines: Map<number, number>; coupons: string[] }

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

const keyOf = (id: number) => `key-${id}`

function cartOf({ lines, coupons }: Basket) {
  const rate = coupons.length > 0 ? 0.9 : 1
  const items = [...lines].map(([id, quantity]) => {
    const product = products.find((one) => one.id === id) as Product
    const net = (product.price / 1.2) * quantity
    return {
      ...{ key: keyOf(id), id, quantity, name: product.name, sku: `S-${id}`, images, quantity_limits: limits },
      permalink: `/en/catalog/product/${product.parent ?? id}`,
      variation: product.colour ? [{ attribute: 'Colour', value: product.colour }] : [],
      totals: { ...currency, line_total: String(net * rate), line_total_tax: String(net * rate * 0.2) },
      net,
    }
  })
  const net = items.reduce((sum, item) => sum + item.net, 0)
  return {
    items,
    coupons: coupons.map((code) => ({ code })),
    totals: {
      ...currency,
      ...{ total_items: String(net), total_items_tax: String(net * 0.2) },
      ...{ total_discount: String(net * (1 - rate)), total_discount_tax: String(net * (1 - rate) * 0.2) },
    },
  }
}

type Body = { id?: number; key?: string; quantity?: number; code?: string }

const refuseStock = (product: Product, wanted: number, code: string) => {
  if (!product.isInStock)
    throw new Refusal(400, 'woocommerce_rest_product_out_of_stock', `&quot;${product.name}&quot; is out of stock.`)
  if (wanted > STOCK)
    throw new Refusal(400, `woocommerce_rest_${code}`, `There is not enough stock (${STOCK} remaining).`)
}

const changes: Record<string, (basket: Basket, body: Body) => void> = {
  'add-item': ({ lines }, { id = 0, quantity = 1 }) => {
    const product = products.find((one) => one.id === id)
    if (!product) throw new Refusal(400, 'woocommerce_rest_cart_invalid_product', 'This product cannot be added.')
    const wanted = (lines.get(id) ?? 0) + quantity
    refuseStock(product, wanted, 'product_partially_out_of_stock')
    lines.set(id, wanted)
  },
  'update-item': ({ lines }, { key, quantity = 1 }) => {
    const id = [...lines.keys()].find((one) => keyOf(one) === key)
    if (id === undefined) throw new Refusal(409, 'woocommerce_rest_cart_invalid_key', 'Cart item does not exist.')
    refuseStock(products.find((one) => one.id === id) as Product, quantity, 'invalid_quantity')
    lines.set(id, quantity)
  },
  'remove-item': ({ lines }, { key }) => {
    const id = [...lines.keys()].find((one) => keyOf(one) === key)
    if (id === undefined) throw new Refusal(409, 'woocommerce_rest_cart_invalid_key', 'Cart item does not exist.')
    lines.delete(id)
  },
  'apply-coupon': (basket, { code = '' }) => {
    if (code !== COUPON)
      throw new Refusal(400, 'woocommerce_rest_cart_coupon_error', `Coupon &quot;${code}&quot; does not exist!`)
    basket.coupons = [code]
  },
  'remove-coupon': (basket) => {
    basket.coupons = []
  },
}

/** Starts the shop on a free port, for pages of other sites. */
export async function startWooCommerce(): Promise<{ endpoint: string; stop(): void }> {
  const baskets = new Map<string, Basket>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, path = ''] = /^\/wp-json\/wc\/store\/v1\/(.*)$/.exec(pathname) ?? []
    const token = String(request.headers['cart-token'] ?? '')
    const known = baskets.get(token)
    const [name, change] = path.split('/')
    if (name === 'cart') {
      if (change && !known) throw new Refusal(401, 'woocommerce_rest_missing_nonce', 'Missing the Nonce header.')
      const own = known ?? { lines: new Map(), coupons: [] }
      const key = known ? token : randomUUID()
      baskets.set(key, own)
      response.setHeader('Cart-Token', key)
      if (change) changes[change]?.(own, (await json(request)) as Body)
      return cartOf(own)
    }
    if (change) {
      const found = products.find(({ id }) => String(id) === change)
      if (!found) throw new Refusal(404, 'woocommerce_rest_product_invalid_id', 'Invalid product ID.')
      return productOf(found)
    }
    const text = searchParams.get('search')?.toLowerCase()
    const parent = Number(searchParams.get('parent') ?? 0)
    return products
      .filter((product) => (product.parent ?? 0) === parent && (!text || product.name.toLowerCase().includes(text)))
      .map(productOf)
  }
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Cart-Token, Nonce')
    response.setHeader('Access-Control-Expose-Headers', 'Cart-Token')
    if (request.method === 'OPTIONS') return void response.end()
    answer(request, response).then(
      (data) => response.end(JSON.stringify(data)),
      (error: Refusal) =>
        response.writeHead(error.status).end(JSON.stringify({ code: error.code, message: error.message })),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}/wp-json/wc/store/v1`, stop: () => server.close() }
}
