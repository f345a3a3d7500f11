import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'

/** A theme of static pages for another shop: no server of the theme knows a visitor. */
export type Theme = { address: string; stop(): void }

/** A product as a page shows it at first. `price` is a text, `photo` an address. */
export type ThemeProduct = {
  page: string
  id: string
  variant: string
  name: string
  sku: string
  price: string
  photo: string
  attributes: { name: string; values: { id: string; text: string; isChosen: boolean }[] }[]
}

/** Another page of a theme. */
export type ThemePage = { path: string; title: string; html: string }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const frame = (connect: string, title: string, main: string) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escaped(title)}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/vitrine/vitrine.css">
  <link rel="stylesheet" href="/theme.css">
  <script type="application/json" id="shop-settings">{ "culture": "en" }</script>
  <script type="application/json" id="shop-strings">{}</script>
  <script type="module">
    ${connect}
  </script>
  <script type="module" src="/vitrine/vitrine.js"></script>
</head>
<body>
  <header>
    <a href="/en/catalog">Shop</a>
    <product-search>
      <form action="/en/catalog" role="search"><input type="search" name="q" aria-label="Search" autocomplete="off"></form>
    </product-search>
    <a href="/en/account">Account</a>
    <cart-summary href="/en/shoppingcarts">
      <a href="/en/shoppingcarts">Cart <span data-part="count"></span> <span data-part="amount"></span></a>
    </cart-summary>
  </header>
  <page-loader><main id="page" tabindex="-1">${main}</main></page-loader>
  <cart-confirm href="/en/shoppingcarts"></cart-confirm>
  <notice-stack></notice-stack>
</body>
</html>`

const listOf = (products: readonly ThemeProduct[]) =>
  `<h1>Products</h1><ul>${products.map(({ page, name }) => `<li><a href="${page}">${escaped(name)}</a></li>`).join('')}</ul>`

const choices = ({ attributes }: ThemeProduct) =>
  attributes
    .map(({ name, values }, index) => {
      const radios = values.map(
        ({ id, text, isChosen }) =>
          `<label><input type="radio" name="VariantValueId${index + 1}" value="${id}"${isChosen ? ' checked' : ''}> ${escaped(text)}</label>`,
      )
      return `<fieldset><legend>${escaped(name)}</legend>${radios.join('')}</fieldset>`
    })
    .join('')

const productPage = (product: ThemeProduct) => {
  const { id, variant, name, sku, price, photo } = product
  return `<product-variations product-id="${id}" variant-id="${variant}">
    <product-gallery product-id="${id}" variant-id="${variant}">
      <ul data-part="photos"><li><a href="${photo}"><img src="${photo}" alt="${escaped(name)}" width="640" height="640"></a></li></ul>
    </product-gallery>
    <h1>${escaped(name)}</h1>
    <p data-bind="UnitPriceTaxIncl">${price}</p> <p data-bind="SKU">${escaped(sku)}</p>
    <form method="post" action="/en/shoppingcarts">
      <input type="hidden" name="ProductId" value="${id}">
      <input type="hidden" name="ProductVariantId" value="${variant}">
      <input type="hidden" name="Name" value="${escaped(name)}">
      ${choices(product)}
      <quantity-input min-qty="1"><input type="number" name="Quantity" value="1" min="1" aria-label="Quantity"></quantity-input>
      <add-to-cart product-variant-id="${variant}"><button type="submit">Add to cart</button></add-to-cart>
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

const FILES: Record<string, string> = { '/theme.css': 'test/package/shops/theme.css' }
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/** Further pages, the folder of the library, and a shop on the origin of its pages, which answers all other requests. */
type ThemeOptions = { more?: readonly ThemePage[]; library?: string; shop?: RequestListener }

/**
 * Makes the pages for a shop and serves them, with the library, as any server of files would. `connect` is the script of
 * the pages that connects the shop.
 */
export async function startTheme(
  connect: string,
  products: readonly ThemeProduct[],
  { more = [], library = 'dist', shop }: ThemeOptions = {},
): Promise<Theme> {
  const pages = new Map([
    ['/en/catalog', frame(connect, 'Products', listOf(products))],
    ['/en/shoppingcarts', frame(connect, 'Cart', BASKET)],
    ['/en/own/shoppingcarts', frame(connect, 'Cart', BASKET + THEMED)],
    ...more.map(({ path, title, html }) => [path, frame(connect, title, html)] as const),
    ...products.map((product) => [product.page, frame(connect, product.name, productPage(product))] as const),
  ])
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pages.get(pathname)
    const file = pathname.startsWith('/vitrine/') ? `${library}/${pathname.slice('/vitrine/'.length)}` : FILES[pathname]
    if (!page && !file && shop) return shop(request, response)
    const body = page ?? (file && (await readFile(file).catch(() => undefined)))
    const type = page ? 'text/html; charset=utf-8' : (TYPES[extname(pathname)] ?? 'text/plain')
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type }).end(body ?? 'There is no such file.')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
