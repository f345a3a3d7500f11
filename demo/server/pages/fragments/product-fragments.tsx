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
import { VariantLinks } from '../product/variants/variant-links.tsx'

const html = async (markup: { toString(): string | Promise<string> }) => String(await markup.toString())

/** The photos of a variant: ProductGalleryHtml and widget/catalog/ProductPhotosGallery (§7). */
export function galleryFragment(c: ShopContext, product: Product, variant: Variant): Promise<string> {
  const photo = { productId: product.id, variantId: variant.id, shape: product.shape, glaze: variant.glaze }
  return html(<Gallery c={c} product={product} photo={photo} />)
}

/** The summary of the stock: StockByWareHouse (§3). */
export async function stockFragment(c: ShopContext, variantId: number): Promise<string> {
  const stock = await stockByWarehouse(c.get('db'), { variantId, culture: c.get('culture'), includeEmpty: false })
  return html(<StockSummary c={c} variantId={variantId} stock={stock} />)
}

/** The stock of a variant by warehouse: widget/catalog/StockByWarehouse (§7). */
export async function warehousesFragment(c: ShopContext, variantId: number, includeEmpty: boolean): Promise<string> {
  const stock = await stockByWarehouse(c.get('db'), { variantId, culture: c.get('culture'), includeEmpty })
  return html(<StockList c={c} stock={stock} />)
}

/**
 * The form of a customer's own number for a variant, or '': CustomerReference and
 * widget/catalog/CustomerReferenceUpdate.
 */
export const referenceFragment = (c: ShopContext, variantId: number): Promise<string> =>
  html(<Reference c={c} variantId={variantId} />)

/** The prices of a variant by quantity, or '': widget/catalog/DegressivePrice (§7). */
export const degressiveFragment = (c: ShopContext, product: Product, variant: Variant): Promise<string> =>
  html(<PriceSteps c={c} rules={variant.rules} minQty={product.minQty} />)

/** The facts of a variant for search engines: ProductFactsHtml of this shop's product page. */
export const factsFragment = (c: ShopContext, product: Product, variant: Variant): Promise<string> =>
  html(<ProductFacts c={c} product={product} variant={variant} />)

/** The regular price and the end of a sale, beside a variant's price: PriceNoteHtml of this shop's product page. */
export const priceNoteFragment = (c: ShopContext, price: Price): Promise<string> =>
  html(<PriceNote c={c} price={price} />)

/** The links of a variant to the wishlist and to requests: WishLinkHtml of this shop's product page. */
export const wishFragment = (c: ShopContext, product: Product, variant: Variant): Promise<string> =>
  html(<VariantLinks c={c} name={product.name} variant={variant} />)
