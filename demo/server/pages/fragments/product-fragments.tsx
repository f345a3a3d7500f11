/** @jsxImportSource hono/jsx */
import type { Price } from '../../../data/catalogue/prices.ts'
import type { Product } from '../../../data/catalogue/product.ts'
import { stockByWarehouse } from '../../../data/catalogue/stock.ts'
import type { Variant } from '../../../data/catalogue/variants.ts'
import type { ShopContext } from '../../context.ts'
import { Gallery } from '../product/gallery.tsx'
import { PriceNote } from '../product/price.tsx'
import { PriceSteps } from '../product/price-steps.tsx'
import { ProductFacts } from '../product/product-facts.tsx'
import { Reference } from '../product/reference.tsx'
import { StockList, StockSummary } from '../product/stock.tsx'
import { VariantLinks } from '../product/variant-links.tsx'

const html = async (markup: { toString(): string | Promise<string> }) => String(await markup.toString())

/** ProductGalleryHtml and widget/catalog/ProductPhotosGallery (§7). */
export function galleryFragment(c: ShopContext, product: Product, variant: Variant): Promise<string> {
  const photo = { productId: product.id, variantId: variant.id, shape: product.shape, glaze: variant.glaze }
  return html(<Gallery c={c} product={product} photo={photo} />)
}

/** StockByWareHouse (§3). */
export async function stockFragment(c: ShopContext, variantId: number): Promise<string> {
  const stock = await stockByWarehouse(c.get('db'), { variantId, culture: c.get('culture'), includeEmpty: false })
  return html(<StockSummary c={c} variantId={variantId} stock={stock} />)
}

/** widget/catalog/StockByWarehouse (§7). */
export async function warehousesFragment(c: ShopContext, variantId: number, includeEmpty: boolean): Promise<string> {
  const stock = await stockByWarehouse(c.get('db'), { variantId, culture: c.get('culture'), includeEmpty })
  return html(<StockList c={c} stock={stock} />)
}

/** CustomerReference and widget/catalog/CustomerReferenceUpdate, or ''. */
export const referenceFragment = (c: ShopContext, variantId: number): Promise<string> =>
  html(<Reference c={c} variantId={variantId} />)

/** widget/catalog/DegressivePrice (§7), or ''. */
export const degressiveFragment = (c: ShopContext, product: Product, variant: Variant): Promise<string> =>
  html(<PriceSteps c={c} rules={variant.rules} minQty={product.minQty} />)

/** ProductFactsHtml of this shop's product page. */
export const factsFragment = (c: ShopContext, product: Product, variant: Variant): Promise<string> =>
  html(<ProductFacts c={c} product={product} variant={variant} />)

/** PriceNoteHtml of this shop's product page. */
export const priceNoteFragment = (c: ShopContext, price: Price): Promise<string> =>
  html(<PriceNote c={c} price={price} />)

/** WishLinkHtml of this shop's product page. */
export const wishFragment = (c: ShopContext, product: Product, variant: Variant): Promise<string> =>
  html(<VariantLinks c={c} name={product.name} variant={variant} />)
