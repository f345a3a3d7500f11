/** Behaviours towards a quantity above the stock, all of which have been seen: see the stub. */
export type Shortage = 'adds the rest' | 'adds nothing' | 'says nothing'

export type StubVariant = { id: number; price: number; options: string[]; available: boolean }
export type StubProduct = { handle: string; title: string; shortage: Shortage; variants: StubVariant[] }

export const STOCK = 4
export const COUPON = 'TEN'

const single = (id: number, price: number): StubVariant[] => [
  { id, price, options: ['Default Title'], available: true },
]

/** Prices are in hundredths. 32 is sold out. */
export const products: StubProduct[] = [
  { handle: 'moon-vase', title: 'Moon vase', shortage: 'adds the rest', variants: single(22, 2400) },
  { handle: 'mist-cup', title: 'Mist cup', shortage: 'adds nothing', variants: single(23, 900) },
  {
    ...{ handle: 'bowl', title: 'Bowl “Pebble” <b>', shortage: 'says nothing' },
    variants: [
      { id: 31, price: 1200, options: ['blue', 'small'], available: true },
      { id: 32, price: 1500, options: ['ochre', 'small'], available: false },
      { id: 34, price: 1600, options: ['blue', 'large'], available: true },
      { id: 33, price: 1800, options: ['ochre', 'large'], available: true },
    ],
  },
]

const OPTIONS = ['Colour', 'Size']

export const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`

export const find = (id: number) =>
  products
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    .find(({ variant }) => variant.id === id)

/** `/products/{handle}.js` */
export const productAnswer = ({ handle, title, variants }: StubProduct) => ({
  ...{ id: 1, title, handle, url: `/en/products/${handle}`, images: [PHOTO], featured_image: PHOTO },
  options:
    variants.length === 1
      ? [{ name: 'Title', position: 1 }]
      : OPTIONS.map((name, place) => ({ name, position: place + 1 })),
  variants: variants.map(({ id, price, options, available }) => ({
    ...{ id, price, options, available, title: options.join(' / '), sku: `S-${id}`, featured_image: null },
    inventory_management: 'shopify',
  })),
})

/** A product of `/search/suggest.json`, whose prices are decimal texts. */
export const suggestionAnswer = ({ handle, title, variants }: StubProduct) => ({
  ...{ handle, title, image: PHOTO, url: `/en/products/${handle}?_pos=1&_ss=e`, available: true },
  price: ((variants[0]?.price ?? 0) / 100).toFixed(2),
})
