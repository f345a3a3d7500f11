import { array, boolean, type Infer, nullable, number, string, type } from 'superstruct'
import { ShopError } from '../../../runtime/request/errors.ts'
import { formatMoney } from '../../../runtime/text/culture.ts'
import { Id, Num } from '../../wire.ts'
import type { CatalogueCalls, Variant } from '../shop.ts'
import { plain, type WooClient } from './client.ts'

const Product = type({
  id: Id,
  name: string(),
  sku: string(),
  permalink: string(),
  is_in_stock: boolean(),
  prices: type({ price: Num, currency_code: string(), currency_minor_unit: number() }),
  images: array(type({ src: string(), thumbnail: string(), alt: string() })),
})
type Product = Infer<typeof Product>

const Parent = type({
  ...Product.schema,
  attributes: array(
    type({
      name: string(),
      has_variations: boolean(),
      terms: array(type({ name: string(), slug: string() })),
    }),
  ),
  variations: array(type({ id: Id, attributes: array(type({ name: string(), value: nullable(string()) })) })),
})
type Parent = Infer<typeof Parent>

/** The most that the Store API gives at once. */
const MOST = 100

/** Products with their variations, and the search of WooCommerce. */
export const wooCatalogue = ({ get }: WooClient): CatalogueCalls => ({
  async product(id) {
    const parent = await get(`products/${encodeURIComponent(id)}`, Parent).catch(missing)
    if (!parent) return undefined
    const attributes = parent.attributes.filter(({ has_variations }) => has_variations)
    const values = (variation: Parent['variations'][number]) =>
      attributes.map(({ name }) => variation.attributes.find((own) => own.name === name)?.value ?? '')
    const ofVariation = new Map(parent.variations.map((variation) => [variation.id, values(variation)]))
    const variations =
      ofVariation.size > 0
        ? await get('products', array(Product), { type: 'variation', parent: id, per_page: MOST })
        : [parent]
    return {
      attributes: attributes.map(({ terms }) => ({
        values: terms.map(({ name, slug }) => ({ id: slug, text: plain(name) })),
      })),
      variants: variations.map((one) => variantOf(one, parent, ofVariation.get(one.id) ?? [])),
    }
  },

  async suggest(text, most) {
    const found = await get('products', array(Product), { search: text, per_page: most })
    return found.map(({ name, permalink, images: [photo], prices }) => ({
      name: plain(name),
      url: permalink,
      image: photo?.thumbnail ?? '',
      price: formatMoney(amountOf(prices), prices.currency_code),
    }))
  },
})

const amountOf = ({ price, currency_minor_unit: digits }: Product['prices']) => price / 10 ** digits

const variantOf = (one: Product, parent: Product, values: readonly string[]): Variant => ({
  id: one.id,
  sku: plain(one.sku),
  price: amountOf(one.prices),
  currency: one.prices.currency_code,
  isInStock: one.is_in_stock,
  values,
  photos: (one.images.length > 0 ? one : parent).images.map(({ src, thumbnail, alt }) => ({
    ...{ src, large: src, small: thumbnail },
    alt: plain(alt) || plain(parent.name),
  })),
})

function missing(error: unknown): undefined {
  if (error instanceof ShopError && error.status === 404) return undefined
  throw error
}
