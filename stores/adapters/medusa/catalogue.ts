import { array, type Infer, nullable, optional, string, type } from 'superstruct'
import { formatMoney } from '../../../runtime/text/culture.ts'
import type { CatalogueCalls, Photo } from '../shop.ts'
import { type MedusaClient, missing } from './client.ts'
import { STOCK, stock, stockIn } from './stock.ts'
import { amountOf, cheapestFirst, currencyOf, type Medusa, Price, Priced, pricesIn } from './values.ts'

const Photos = optional(nullable(array(type({ url: string() }))))

const Product = type({
  title: string(),
  images: Photos,
  options: array(type({ title: string(), values: array(type({ id: string(), value: string() })) })),
  variants: array(
    type({
      ...{ ...stock, id: string(), sku: nullable(string()) },
      calculated_price: optional(nullable(Price)),
      options: array(type({ id: string() })),
      images: Photos,
    }),
  ),
})
const PRODUCT = [
  ...['title', 'images.url', 'options.title', 'options.values.id', 'options.values.value'],
  ...['id', 'sku', ...STOCK].map((name) => `variants.${name}`),
  ...['*variants.calculated_price', 'variants.options.id', 'variants.images.url'],
].join()
const Found = type({ product: Product })

const Suggested = type({
  products: array(
    type({
      ...{ id: string(), title: string(), handle: string(), thumbnail: nullable(string()) },
      variants: array(Priced),
    }),
  ),
})
const SUGGESTED = 'id,title,handle,thumbnail,variants.id,*variants.calculated_price'

/** Products with their options as attributes, and the search of Medusa. */
export const medusaCatalogue = ({ get }: MedusaClient, medusa: Medusa): CatalogueCalls => ({
  async product(id) {
    const query = { ...pricesIn(medusa), fields: PRODUCT }
    const found = await get(`/store/products/${encodeURIComponent(id)}`, Found, query).catch(missing)
    return found && productOf(found.product)
  },

  async suggest(text, most) {
    const query = { ...pricesIn(medusa), fields: SUGGESTED, q: text, limit: most }
    const { products } = await get('/store/products', Suggested, query)
    return products.map(({ title, thumbnail, variants, ...product }) => {
      const [lowest] = cheapestFirst(variants)
      return {
        ...{ name: title, url: medusa.productUrl(product), image: thumbnail ?? '' },
        price: lowest ? formatMoney(lowest.amount, lowest.currency) : '',
      }
    })
  },
})

/**
 * Variants without a price in the region are not sold there. Medusa keeps no order of options, so that their titles give
 * one.
 */
function productOf({ title, images, variants, ...product }: Infer<typeof Product>) {
  const options = product.options.toSorted((one, other) => (one.title < other.title ? -1 : 1))
  return {
    attributes: options.map(({ values }) => ({ values: values.map(({ id, value }) => ({ id, text: value })) })),
    variants: variants.flatMap(({ calculated_price: price, ...variant }) => {
      if (!price) return []
      const own = new Set(variant.options.map(({ id }) => id))
      return [
        {
          ...{ id: variant.id, sku: variant.sku ?? '', price: amountOf(price) },
          currency: currencyOf(price.currency_code),
          isInStock: stockIn(variant) > 0,
          values: options.map(({ values }) => values.find(({ id }) => own.has(id))?.id ?? ''),
          photos: photosOf(variant.images?.length ? variant.images : (images ?? []), title),
        },
      ]
    }),
  }
}

const photosOf = (images: readonly { url: string }[], name: string): Photo[] =>
  images.map(({ url }, index) => ({
    ...{ src: url, large: url, small: url },
    alt: images.length > 1 ? `${name}, ${index + 1} / ${images.length}` : name,
  }))
