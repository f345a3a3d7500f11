import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { COUPON, find, PHOTO, productAnswer, products, STOCK, suggestionAnswer } from './products.ts'

/*
 * The Ajax API of a Shopify shop as its documentation of 2026 and Shopify's own theme describe it, for carts in memory
 * below /en/. It is not Shopify, which is no program that can be installed. Towards a quantity above the stock,
 * documentation, developers and themes differ; each product shows one of the behaviours.
 */

type Cart = { lines: Map<number, number>; codes: string[] }

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly answer: object,
  ) {
    super()
  }
}

const keyOf = (id: number) => `${id}:b1fca88d0e8bf5290f306f808785f744`

function lineOf(id: number, quantity: number) {
  const { product, variant } = find(id) as NonNullable<ReturnType<typeof find>>
  const isPlain = product.variants.length === 1
  return {
    ...{ id, variant_id: id, key: keyOf(id), quantity, properties: {}, sku: `S-${id}`, image: PHOTO },
    title: isPlain ? product.title : `${product.title} - ${variant.options.join(' / ')}`,
    url: `/en/products/${product.handle}?variant=${id}`,
    final_price: variant.price,
    final_line_price: variant.price * quantity,
  }
}

function cartAnswer({ lines, codes }: Cart) {
  const items = [...lines].map(([id, quantity]) => lineOf(id, quantity))
  const total = items.reduce((sum, line) => sum + line.final_line_price, 0)
  const discount = codes.includes(COUPON) ? total / 10 : 0
  return {
    ...{ token: 't', note: null, attributes: {}, items, currency: 'EUR', requires_shipping: items.length > 0 },
    item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    ...{ original_total_price: total, items_subtotal_price: total, total_price: total - discount },
    ...{ total_discount: discount, cart_level_discount_applications: [] },
    discount_codes: codes.map((code) => ({ code, applicable: code === COUPON })),
  }
}

/** Sets a quantity in the way of the product if there are too few. */
function set({ lines }: Cart, id: number, wanted: number): void {
  const { product, variant } = find(id) as NonNullable<ReturnType<typeof find>>
  const refuse = (description: string) => {
    throw new Refusal(422, { status: 422, message: 'Cart Error', description })
  }
  if (!variant.available) refuse(`The product '${product.title}' is already sold out.`)
  const isShort = wanted > STOCK
  if (isShort && product.shortage === 'adds nothing') refuse(`You can't add more ${product.title} to the cart.`)
  lines.set(id, Math.min(wanted, STOCK))
  if (isShort && product.shortage === 'adds the rest') refuse('Only available quantity items were added to your cart.')
}

type Body = { items?: { id: number; quantity: number }[]; id?: string; quantity?: number; discount?: string }

const changes: Record<string, (cart: Cart, body: Body) => unknown> = {
  'cart/add.js': (cart, { items = [] }) => {
    for (const { id, quantity } of items) {
      if (!find(id)) throw new Refusal(404, { status: 404, message: 'Cart Error', description: 'Cannot find variant' })
      set(cart, id, (cart.lines.get(id) ?? 0) + quantity)
    }
    return { items: items.map(({ id }) => lineOf(id, cart.lines.get(id) ?? 0)) }
  },
  'cart/change.js': (cart, { id, quantity = 0 }) => {
    const own = [...cart.lines.keys()].find((one) => keyOf(one) === id)
    const message = 'no valid id or line parameter'
    if (own === undefined) throw new Refusal(400, { status: 'bad_request', message, description: message })
    if (quantity === 0) cart.lines.delete(own)
    else set(cart, own, quantity)
    return cartAnswer(cart)
  },
  'cart/update.js': (cart, { discount }) => {
    if (discount !== undefined) cart.codes = discount.split(',').filter(Boolean)
    return cartAnswer(cart)
  },
}

/** The section `main-cart-items`, as a theme would write it. */
const section = ({ lines }: Cart) =>
  `<div id="shopify-section-main-cart-items" class="shopify-section"><form method="post" action="/en/cart"><ul>${[
    ...lines,
  ]
    .map(([id, quantity]) => lineOf(id, quantity))
    .map(
      ({ key, variant_id, url, final_price, sku, quantity }) => `<li class="of-theme" data-item-id="${key}"
        data-item-key="Catalog-${variant_id}" data-item-name="Vase" data-quantity="${quantity}"
        data-price="${final_price / 100}" data-sku="${sku}" data-currency="EUR"><a href="${url}">Vase</a>
        <quantity-input min-qty="1"><input type="number" name="Quantity-${key}" value="${quantity}" min="1" aria-label="Quantity"></quantity-input>
        <button name="remove" value="${key}">Remove</button></li>`,
    )
    .join('')}</ul></form></div>`

function read(path: string, query: URLSearchParams, cart: Cart): unknown {
  if (path === 'cart.js') return cartAnswer(cart)
  if (path === 'cart' && query.get('section_id') === 'main-cart-items') return section(cart)
  const [, handle] = /^products\/(.*)\.js$/.exec(path) ?? []
  const product = products.find((one) => one.handle === handle)
  if (product) return productAnswer(product)
  if (path !== 'search/suggest.json') throw new Refusal(404, { status: 404, message: 'Not Found' })
  const text = query.get('q')?.toLowerCase() ?? ''
  const found = products.filter(({ title }) => title.toLowerCase().includes(text))
  return {
    resources: { results: { products: found.slice(0, Number(query.get('resources[limit]'))).map(suggestionAnswer) } },
  }
}

/** Returns the shop: the listener of all requests but those for the pages of its theme. */
export function shopifyStub(): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const carts = new Map<string, Cart>()
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const known = /(?:^|; )cart=([^;]*)/.exec(request.headers.cookie ?? '')?.[1]
    const token = known ?? randomUUID()
    const cart = carts.get(token) ?? { lines: new Map(), codes: [] }
    carts.set(token, cart)
    // Only a change begins a cart: of two calls at the same time, the last answer would replace the cart of the first.
    if (!known && request.method === 'POST') response.setHeader('Set-Cookie', `cart=${token}; Path=/; SameSite=Lax`)
    const path = pathname.replace(/^\/en\//, '')
    try {
      const change = request.method === 'POST' ? changes[path] : undefined
      const answer = change ? change(cart, (await json(request)) as Body) : read(path, searchParams, cart)
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      response.writeHead(error.status).end(JSON.stringify(error.answer))
    }
  }
}
