import { Hono } from 'hono'
import { findProduct, type Product } from '../../data/catalogue/product.ts'
import { type Variant, variantsById } from '../../data/catalogue/variants.ts'
import { cultureSegment, type Shop, type ShopContext } from '../context.ts'
import { refuse } from '../http/answers.ts'
import { queryFields, wholeNumber } from '../http/body.ts'
import { addressFields } from '../pages/cart/checkout/address-fields.tsx'
import { addressPicker } from '../pages/cart/checkout/address-picker.tsx'
import { checkoutSummary } from '../pages/cart/checkout/order-summary.tsx'
import { shippingOptions } from '../pages/cart/checkout/shipping-methods.tsx'
import { couponsPage } from '../pages/cart/coupons-page.tsx'
import { filterWidget } from '../pages/catalog/filters/filter-widget.tsx'
import { calendarWidget, newsListWidget } from '../pages/content/news/widgets.tsx'
import { cartItemsFragment } from '../pages/fragments/cart-fragments.tsx'
import {
  degressiveFragment,
  galleryFragment,
  referenceFragment,
  warehousesFragment,
} from '../pages/fragments/product-fragments.tsx'
import { quickViewFragment } from '../pages/fragments/quick-view.tsx'
import { newProducts } from '../pages/plain/workshop-page.tsx'
import { reviewsFragment } from '../pages/product/reviews/reviews.tsx'
import { places } from './checkout/places.ts'

/** Parts of pages that the library fetches: `{app}/widget/…` and `{culture}/widget/…` (§7). */
export const widgets = new Hono<Shop>()

widgets.get(`${cultureSegment}/widget/shoppingcartitems`, async (c) => {
  c.header('Cache-Control', 'private, no-store')
  return c.html(await cartItemsFragment(c))
})

widgets.get('/widget/couponcodes/list', couponsPage)

widgets.get(`${cultureSegment}/widget/checkoutsummary`, (c) => checkoutSummary(c))

widgets.get('/widget/DeliveryAddressPicker', addressPicker)

widgets.get(`${cultureSegment}/widget/addressfields`, (c) => addressFields(c))

widgets.get(`${cultureSegment}/widget/shippingoptions`, (c) => shippingOptions(c))

widgets.get(`${cultureSegment}/widget/places`, (c) => places(c))

widgets.get(`${cultureSegment}/widget/newpieces`, (c) => newProducts(c))

const newsScope = ':categoryIds/:displayChildren/:postPerPage'

widgets.get(`/widget/news/calendar/${newsScope}/:month/:year`, (c) => calendarWidget(c))

widgets.get(`/widget/news/newslist/${newsScope}/:day`, (c) => newsListWidget(c))

widgets.get(`${cultureSegment}/widget/catalog/QuickView`, async (c) => {
  const id = wholeNumber(queryFields(c).productId)
  if (id === undefined) return refuse(c, 400, 'Answers.Product')
  const html = await quickViewFragment(c, id, wholeNumber(queryFields(c).variantId))
  return html === undefined ? refuse(c, 404, 'Answers.Product') : c.html(html)
})

widgets.get('/widget/catalog/StockByWarehouse', async (c) => {
  const all = queryFields(c).displayAllActiveWarehouses
  if (all !== undefined && !/^(true|false)$/i.test(String(all))) return refuse(c, 400, 'Answers.Flag')
  const includeEmpty = String(all).toLowerCase() === 'true'
  return withVariant(c, async (_product, variant) => c.html(await warehousesFragment(c, variant.id, includeEmpty)))
})

widgets.get('/widget/catalog/ProductPhotosGallery', (c) =>
  withVariant(c, async (product, variant) => c.html(await galleryFragment(c, product, variant))),
)

widgets.get('/widget/catalog/DegressivePrice', (c) =>
  withVariant(c, async (product, variant) => c.html(await degressiveFragment(c, product, variant))),
)

widgets.get('/widget/catalog/CustomerReferenceUpdate', (c) => {
  c.header('Cache-Control', 'private, no-store')
  return withVariant(c, async (_product, variant) => c.html(await referenceFragment(c, variant.id)))
})

widgets.get(`${cultureSegment}/widget/catalog/ProductReviews`, async (c) => {
  c.header('Cache-Control', 'private, no-store')
  const html = await reviewsFragment(c, wholeNumber(queryFields(c).productId) ?? 0)
  return html === undefined ? refuse(c, 404, 'Answers.Product') : c.html(html)
})

widgets.get('/widget/catalog/ListFilter', (c) => filterWidget(c))

/** `productId` is optional, but a wrong one is refused: the page has mixed up two products. */
async function withVariant(
  c: ShopContext,
  answer: (product: Product, variant: Variant) => Promise<Response>,
): Promise<Response> {
  const fields = queryFields(c)
  const variantId = wholeNumber(fields.productVariantId)
  const productId = fields.productId === undefined ? undefined : (wholeNumber(fields.productId) ?? -1)
  if (variantId === undefined || productId === -1) return refuse(c, 400, 'Answers.VariantNumber')
  const variant = (await variantsById(c.get('db'), [variantId], c.get('market'))).get(variantId)
  if (variant === undefined || (productId ?? variant.productId) !== variant.productId) {
    return refuse(c, 404, 'Answers.Variant')
  }
  const product = await findProduct(c.get('db'), variant.productId, c.var)
  return product === undefined ? refuse(c, 404, 'Answers.Product') : answer(product, variant)
}
