import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'

/** A theme of static pages, made from the products of a Vendure server: no server of the theme knows a visitor. */
export type Theme = { address: string; stop(): void }

type Product = {
  id: string
  name: string
  slug: string
  featuredAsset: { preview: string } | null
  optionGroups: { id: string; name: string; options: { id: string; name: string }[] }[]
  variants: { id: string; sku: string; priceWithTax: number; currencyCode: string; options: { id: string }[] }[]
}

const PRODUCTS = `{ products(options: { take: 60 }) { items {
  id name slug featuredAsset { preview } optionGroups { id name options { id name } }
  variants { id sku priceWithTax currencyCode options { id } }
} } }`

async function productsOf(endpoint: string): Promise<Product[]> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: PRODUCTS }),
  })
  return ((await answer.json()) as { data: { products: { items: Product[] } } }).data.products.items
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const money = (minor: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(minor / 100)
const addressOf = ({ id, slug }: Product) => `/en/catalog/product/${id}/${slug}`

const frame = (endpoint: string, title: string, main: string) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escaped(title)}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/vitrine/vitrine.css">
  <script type="application/json" id="shop-settings">{ "culture": "en" }</script>
  <script type="application/json" id="shop-strings">{}</script>
  <script type="module">
    import { connectVendure } from '/vitrine/adapters/vendure.js'
    connectVendure({ endpoint: ${JSON.stringify(endpoint)}, languages: ['en'] })
  </script>
  <script type="module" src="/vitrine/vitrine.js"></script>
</head>
<body>
  <header>
    <a href="/en/catalog">Shop</a>
    <product-search>
      <form action="/en/catalog" role="search"><input type="search" name="q" aria-label="Search" autocomplete="off"></form>
    </product-search>
    <cart-summary href="/en/shoppingcarts">
      <a href="/en/shoppingcarts">Cart <span data-part="count"></span> <span data-part="amount"></span></a>
    </cart-summary>
  </header>
  <page-loader><main id="page" tabindex="-1">${main}</main></page-loader>
  <cart-confirm href="/en/shoppingcarts"></cart-confirm>
  <notice-stack></notice-stack>
</body>
</html>`

const listOf = (products: Product[]) =>
  `<h1>Products</h1><ul>${products
    .map((product) => `<li><a href="${addressOf(product)}">${escaped(product.name)}</a></li>`)
    .join('')}</ul>`

const choices = ({ optionGroups, variants: [first] }: Product) =>
  optionGroups
    .map(({ name, options }, index) => {
      const isChosen = (id: string) => first?.options.some((option) => option.id === id)
      const radios = options.map(
        ({ id, name: text }) =>
          `<label><input type="radio" name="VariantValueId${index + 1}" value="${id}"${isChosen(id) ? ' checked' : ''}> ${escaped(text)}</label>`,
      )
      return `<fieldset><legend>${escaped(name)}</legend>${radios.join('')}</fieldset>`
    })
    .join('')

function productPage(product: Product): string {
  const [first] = product.variants
  if (!first) return ''
  const { id, sku, priceWithTax, currencyCode } = first
  const photo = product.featuredAsset?.preview ?? ''
  return `<product-variations product-id="${product.id}" variant-id="${id}">
    <product-gallery product-id="${product.id}" variant-id="${id}">
      <ul data-part="photos"><li><a href="${photo}?w=1280&amp;h=1280&amp;mode=crop"><img src="${photo}?w=640&amp;h=640&amp;mode=crop" alt="${escaped(product.name)}" width="640" height="640"></a></li></ul>
    </product-gallery>
    <h1>${escaped(product.name)}</h1>
    <p data-bind="UnitPriceTaxIncl">${money(priceWithTax, currencyCode)}</p> <p data-bind="SKU">${escaped(sku)}</p>
    <form method="post" action="/en/shoppingcarts">
      <input type="hidden" name="ProductId" value="${product.id}">
      <input type="hidden" name="ProductVariantId" value="${id}">
      <input type="hidden" name="Name" value="${escaped(product.name)}">
      ${choices(product)}
      <quantity-input min-qty="1"><input type="number" name="Quantity" value="1" min="1" aria-label="Quantity"></quantity-input>
      <add-to-cart product-variant-id="${id}"><button type="submit">Add to cart</button></add-to-cart>
    </form>
  </product-variations>`
}

const BASKET = `<h1>Cart</h1>
<shop-cart fetch-items><p>Your cart is loading …</p></shop-cart>
<coupon-form><form method="post">
  <label>Coupon code <input name="CouponCode" autocomplete="off"></label>
  <button type="submit" data-part="apply">Apply</button> <button type="submit" data-part="remove">Remove</button>
</form></coupon-form>`

/** The theme's own HTML of an item and of the sum. */
const THEMED = `<template data-vitrine="cart-item">
  <strong class="own">{{name}}</strong> <span data-part="item-error" role="alert"></span>
  <quantity-input min-qty="1"><input type="number" name="Quantity-{{id}}" value="{{quantity}}" min="1" aria-label="Quantity of {{name}}"></quantity-input>
  <span>{{total}}</span> <button name="remove" value="{{id}}">Remove {{name}}</button>
</template>
<template data-vitrine="cart-total"><p class="sum">Sum {{total}} {{coupons}}</p></template>`

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/** Makes the pages for a shop and serves them, with the library of a folder, as any server of files would. */
export async function startTheme(endpoint: string, library: string): Promise<Theme> {
  const products = await productsOf(endpoint)
  const pages = new Map([
    ['/en/catalog', frame(endpoint, 'Products', listOf(products))],
    ['/en/shoppingcarts', frame(endpoint, 'Cart', BASKET)],
    ['/en/own/shoppingcarts', frame(endpoint, 'Cart', BASKET + THEMED)],
    ...products.map((product) => [addressOf(product), frame(endpoint, product.name, productPage(product))] as const),
  ])
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pages.get(pathname)
    const file = pathname.startsWith('/vitrine/') ? `${library}/${pathname.slice('/vitrine/'.length)}` : undefined
    const body = page ?? (file && (await readFile(file).catch(() => undefined)))
    const type = page ? 'text/html; charset=utf-8' : (TYPES[extname(pathname)] ?? 'text/plain')
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type }).end(body ?? 'There is no such file.')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
