/** @jsxImportSource hono/jsx */
import { type Price, priceTable } from '../../../data/catalogue/prices.ts'
import type { Product } from '../../../data/catalogue/product.ts'
import { stockByWarehouse } from '../../../data/catalogue/stock.ts'
import type { Variant } from '../../../data/catalogue/variants.ts'
import type { ShopContext } from '../../context.ts'
import { Gallery } from '../product/gallery.tsx'
import { PriceSteps, Reference, StockList } from '../product/parts.tsx'
import { PriceNote } from '../product/price.tsx'
import { findReference } from '../product/product-view.ts'
import { VariantLinks } from '../product/variant-links.tsx'

/** Renders markup of hono/jsx to text. */
const html = async (markup: { toString(): string | Promise<string> }) => String(await markup.toString())

/** The photos of a variant: ProductGalleryHtml and widget/catalog/ProductPhotosGallery (§7). */
export function galleryFragment(c: ShopContext, product: Product, variant: Variant): Promise<string> {
  const photo = { productId: product.id, variantId: variant.id, shape: product.shape, glaze: variant.glaze }
  return html(<Gallery c={c} product={product} photo={photo} />)
}

/** What the warehouses hold of a variant: StockByWareHouse and widget/catalog/StockByWarehouse (§7). */
export async function stockFragment(c: ShopContext, variantId: number, includeEmpty = true): Promise<string> {
  const stock = await stockByWarehouse(c.var.db, { variantId, culture: c.var.culture, includeEmpty })
  return html(<StockList c={c} stock={stock} />)
}

/** The customer's own number for a variant, or nothing: CustomerReference (§3). */
export async function referenceFragment(c: ShopContext, variantId: number): Promise<string> {
  const reference = await findReference(c, variantId)
  return html(<Reference c={c} reference={reference} />)
}

/** The prices by quantity of a variant, or nothing: widget/catalog/DegressivePrice (§7). */
export const degressiveFragment = (c: ShopContext, product: Product, variant: Variant): Promise<string> =>
  html(<PriceSteps c={c} steps={priceTable(variant.rules, product.minQty)} />)

/** The regular price and the end of a sale beside a variant's price: PriceNoteHtml of this shop's product page. */
export const priceNoteFragment = (c: ShopContext, price: Price): Promise<string> =>
  html(<PriceNote c={c} price={price} />)

/** What can be asked about a variant: WishLinkHtml of this shop's product page. */
export const wishFragment = (c: ShopContext, product: Product, variant: Variant): Promise<string> =>
  html(<VariantLinks c={c} name={product.name} variant={variant} />)
