import { type Category, categoryPath as categorySteps } from '../../../data/catalogue/categories.ts'
import type { Price } from '../../../data/catalogue/prices.ts'
import { findProduct, type Product } from '../../../data/catalogue/product.ts'
import { type ListItem, listProducts } from '../../../data/catalogue/products.ts'
import { stockByWarehouse, type WarehouseStock } from '../../../data/catalogue/stock.ts'
import type { Variant } from '../../../data/catalogue/variants.ts'
import { type OfferedAttribute, resolveVariation } from '../../../data/catalogue/variation.ts'
import type { ShopContext } from '../../context.ts'
import { shared } from '../../shop/catalogue/shared.ts'
import type { Asset } from '../../shop/content/assets/assets.ts'
import { categoryAsset } from '../../shop/content/assets/category-assets.ts'
import { categoriesOf } from '../catalog/category-tree.ts'

/** A product with the variant that its address chooses: all data of the product page. */
export type ProductView = {
  product: Product
  variant: Variant
  price: Price
  quantity: number
  choices: OfferedAttribute[]
  stock: readonly WarehouseStock[]
  trail: Category[]
  related: ListItem[]
  /** The care guide of the main category, as a file; undefined without one. */
  guide: Asset | undefined
}

export type ChoiceView = Pick<ProductView, 'product' | 'variant' | 'price' | 'quantity' | 'choices'>

const relatedCount = 12

const whole = (text: string | undefined, lowest: number) => {
  const value = Number(text)
  return text !== undefined && Number.isSafeInteger(value) && value >= lowest && value < 2 ** 31 ? value : undefined
}

/** The variant of an address: `?variant=12`, or the fields of the form sent by GET. */
function readChoice(product: Product, query: Record<string, string>) {
  const names = product.variationAttributes.map((_, index) => `VariantValueId${index + 1}`)
  return {
    valueIds: names.flatMap((name) => whole(query[name], 1) ?? []),
    previousVariantId: whole(query.variant ?? query.ProductVariantId, 1),
    quantity: Math.max(product.minQty, whole(query.Quantity, 1) ?? product.minQty),
  }
}

async function relatedProducts(c: ShopContext, product: Product): Promise<ListItem[]> {
  const { items } = await shared(c, listProducts, {
    culture: c.get('culture'),
    market: c.get('market'),
    categoryId: product.categoryId,
    sort: 'newest',
    page: 1,
    pageSize: relatedCount + 1,
  })
  return items.filter((item) => item.id !== product.id).slice(0, relatedCount)
}

/** Loads the data of a product page; undefined for an unknown product. */
export async function loadProduct(c: ShopContext, id: number): Promise<ProductView | undefined> {
  const [culture, market] = [c.get('culture'), c.get('market')]
  const product = await shared(c, findProduct, id, { culture, market })
  if (!product) return undefined
  const query = c.req.query()
  const choice = readChoice(product, query)
  const variation = resolveVariation(product, choice)
  if (!variation) return undefined
  const { variant, price, attributes } = variation
  const trail = categorySteps(await categoriesOf(c), product.categoryId)
  return {
    product,
    variant,
    price,
    quantity: choice.quantity,
    choices: attributes,
    stock: await shared(c, stockByWarehouse, { variantId: variant.id, culture, includeEmpty: true }),
    trail,
    related: await relatedProducts(c, product),
    guide: trail[0] && (await shared(c, categoryAsset, culture, 'guide', trail[0].id)),
  }
}
