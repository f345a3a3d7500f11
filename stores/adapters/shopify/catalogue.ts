import { array, boolean, type Infer, nullable, optional, string, type } from 'superstruct'
import { ShopError } from '../../../runtime/request/errors.ts'
import { formatMoney } from '../../../runtime/text/culture.ts'
import { Id, Num } from '../../wire.ts'
import type { CatalogueCalls, Photo, Variant } from '../shop.ts'
import { currencyOfPage, type ShopifyClient } from './client.ts'
import { amountOf } from './money.ts'

const Product = type({
  title: string(),
  images: array(string()),
  options: array(type({ name: string() })),
  variants: array(
    type({
      id: Id,
      sku: nullable(string()),
      price: Num,
      available: boolean(),
      options: array(string()),
      featured_image: optional(nullable(type({ src: string(), alt: optional(nullable(string())) }))),
    }),
  ),
})
type Product = Infer<typeof Product>

const Found = type({
  resources: type({
    results: type({
      products: array(type({ title: string(), url: string(), image: nullable(string()), price: Num })),
    }),
  }),
})

/** The most suggestions of the predictive search. */
const MOST = 10

/** The value of a product that has no options. */
const NO_OPTION = 'Default Title'

/** Products by their handles, with their variants, and the predictive search. */
export function shopifyCatalogue({ get }: ShopifyClient): CatalogueCalls {
  const currency = async () => currencyOfPage() ?? (await get('cart.js', type({ currency: string() }))).currency
  return {
    async product(handle) {
      const product = await get(`products/${encodeURIComponent(handle)}.js`, Product).catch(without(404))
      if (!product) return undefined
      const money = await currency()
      const { variants } = product
      const isPlain = variants.every(({ options }) => options.join() === NO_OPTION)
      const options = isPlain ? [] : product.options
      return {
        attributes: options.map((_, place) => ({ values: valuesAt(product, place) })),
        variants: variants.map((variant) => variantOf(variant, product, isPlain, money)),
      }
    },

    async suggest(text, most) {
      const query = { q: text, 'resources[type]': 'product', 'resources[limit]': Math.min(Math.max(most, 1), MOST) }
      // The predictive search does not know each language.
      const found = await get('search/suggest.json', Found, query).catch(without(417))
      const products = found?.resources.results.products ?? []
      const money = products.length > 0 ? await currency() : ''
      return products.map(({ title, url, image, price }) => ({
        ...{ name: title, url, image: image ? sized(image, 160) : '' },
        price: formatMoney(price, money),
      }))
    },
  }
}

/** The values of an option, in the order of the variants. A value has no id: its text is used. */
const valuesAt = ({ variants }: Product, place: number): { id: string; text: string }[] =>
  [...new Set(variants.map(({ options }) => options[place] ?? ''))].map((text) => ({ id: text, text }))

const variantOf = (
  { id, sku, price, available, options, featured_image: own }: Product['variants'][number],
  { title, images }: Product,
  isPlain: boolean,
  currency: string,
): Variant => ({
  ...{ id, sku: sku ?? '', price: amountOf(price), currency, isInStock: available },
  values: isPlain ? [] : options,
  photos: [
    ...(own ? [photoOf(own.src, own.alt || title)] : []),
    ...images.filter((src) => !own || nameOf(src) !== nameOf(own.src)).map((src) => photoOf(src, title)),
  ],
})

/** A photo in the sizes that the theme's own filter `image_url` would ask for. */
const photoOf = (src: string, alt: string): Photo => ({
  ...{ src: sized(src, 640), large: sized(src, 2048), small: sized(src, 160), alt },
})

/** Addresses may begin with the host (`//cdn…`), as the page's own do. */
function sized(src: string, width: number): string {
  if (!URL.canParse(src, document.baseURI)) return src
  const url = new URL(src, document.baseURI)
  if (url.protocol === 'data:') return src
  url.searchParams.set('width', String(width))
  return url.href
}

/** The same photo may have another host, or none, and another version. */
const nameOf = (src: string): string | undefined => src.split('?')[0]?.split('/').at(-1)

/** Resolves to undefined for a refusal with this status. */
const without =
  (status: number) =>
  (error: unknown): undefined => {
    if (error instanceof ShopError && error.status === status) return undefined
    throw error
  }
