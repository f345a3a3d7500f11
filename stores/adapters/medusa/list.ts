import { array, type Infer, nullable, number, string, type } from 'superstruct'
import type { ListCalls, Listed, ListedProduct, Sort } from '../groups/list.ts'
import type { MedusaClient } from './client.ts'
import { cheapestFirst, type Medusa, Priced, pricesIn } from './values.ts'

const Found = type({
  count: number(),
  products: array(
    type({
      ...{ id: string(), title: string(), handle: string(), thumbnail: nullable(string()) },
      variants: array(Priced),
    }),
  ),
})
const FIELDS = 'id,title,handle,thumbnail,variants.id,*variants.calculated_price'

const Categories = type({ product_categories: array(type({ id: string() })) })

/** Prices depend on the region, so that Medusa cannot sort by them. */
const ORDERS: Partial<Record<Sort, string>> = { best: '-created_at', name_asc: 'title', name_desc: '-title' }

/** The products of Medusa, all or those of a category, which is named by its handle. */
export const medusaList = ({ get }: MedusaClient, medusa: Medusa): ListCalls => ({
  async read({ size, page, sort, text, collection }: Listed) {
    const category = collection === '' ? undefined : await categoryOf(get, collection)
    if (category === '') return { products: [], count: 0, filters: [], sorts }
    const { products, count } = await get('/store/products', Found, {
      ...{ ...pricesIn(medusa), fields: FIELDS, limit: size, offset: (page - 1) * size },
      ...{ order: ORDERS[sort] ?? ORDERS.best, q: text || undefined, 'category_id[]': category },
    })
    return { count, filters: [], sorts, products: products.flatMap((product) => listedOf(product, medusa)) }
  },
})

const sorts = Object.keys(ORDERS) as Sort[]

async function categoryOf(get: MedusaClient['get'], handle: string): Promise<string> {
  const { product_categories } = await get('/store/product-categories', Categories, { handle, fields: 'id', limit: 1 })
  return product_categories[0]?.id ?? ''
}

function listedOf(
  { title, thumbnail, variants, ...product }: Infer<typeof Found>['products'][number],
  { productUrl }: Medusa,
): ListedProduct {
  const [lowest, ...others] = cheapestFirst(variants)
  return {
    ...{ id: product.id, variantId: lowest?.id ?? '', name: title, url: productUrl(product), image: thumbnail ?? '' },
    from: lowest?.amount ?? 0,
    isFrom: others.some(({ amount }) => amount !== lowest?.amount),
    currency: lowest?.currency ?? '',
  }
}
