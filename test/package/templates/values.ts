/** Texts that break a template with a value that is not escaped. */
export const NAME = `Vase "Lune" <b>big</b> & 'co' {{ 7 * 7 }} {% raw %} &amp; </script><img src=x onerror=alert(1)>`
export const SKU = `V"L'<1>`
export const URL_OF_PRODUCT = '/product/?a=1&b="2"&c=<3>'

const photo = (alt: string) => ({ url: '/images/vase.svg?a=1&b="2"', alt })

const product = {
  ...{ id: 7, variant: 12, sku: SKU, name: NAME, url: URL_OF_PRODUCT, photos: [photo(NAME), photo('From above')] },
  ...{ price: '24.00', price_text: '€24.00', currency: 'EUR' },
}
const bowl = {
  ...{ id: 8, variant: 20, sku: '', name: 'Bowl', url: '/product/', photos: [] },
  ...{ price: '2400', price_text: '¥2,400', currency: 'JPY' },
}
const cup = {
  ...{ id: 9, variant: 31, sku: 'C', name: 'Tasse à café', url: '/product/', photos: [photo('')] },
  ...{ price: '9.50', price_text: "CHF 1'009.50", currency: 'CHF' },
}

const item = { ...product, id: 5, quantity: 2, total_text: '€48.00' }
const brand = (id: number, name: string, selected: boolean) => ({ id, name, count: 2, selected })

/** The values that the guide names. */
export const VALUES = {
  ...{ culture: 'en', shop: 'Clay & "Co" <Ltd>', urls: { list: '/', cart: '/cart/?from="x"&to=<y>' } },
  ...{ product, products: [product, bowl, cup] },
  current_filter: { Brand: [3], Text: NAME },
  filters: [{ name: 'Brand', title: 'Brand', values: [brand(3, NAME, true), brand(7, 'Aube', false)] }],
  cart: { count: 2, total_text: '€48.00', items: [item] },
}

/** The file of each page in the folder of the theme, and its values. */
export const PAGES = [
  { name: 'list', file: 'index.html', values: { ...VALUES, title: 'All products' } },
  { name: 'product', file: 'product/index.html', values: { ...VALUES, title: NAME } },
  { name: 'cart', file: 'cart/index.html', values: { ...VALUES, title: 'Your cart' } },
] as const
