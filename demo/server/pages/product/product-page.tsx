/** @jsxImportSource hono/jsx */
import type { ListItem } from '../../../data/catalogue/products.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { ProductSlider } from '../catalog/product-slider.tsx'
import { answerPage } from '../layout/document.tsx'
import { amountText } from '../layout/format.ts'
import { trailFacts } from '../layout/head.tsx'
import { brandPath, categoryPath, productPath } from '../layout/links.ts'
import { photoUrl } from '../layout/photo.tsx'
import { Trail } from '../layout/trail.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { ProductGallery } from './gallery.tsx'
import { PriceNote } from './price.tsx'
import { PriceSteps } from './price-steps.tsx'
import { ProductFacts } from './product-facts.tsx'
import { loadProduct, type ProductView } from './product-view.ts'
import { Reference } from './reference.tsx'
import { RatingLink } from './reviews/rating.tsx'
import { ReviewSection } from './reviews/reviews.tsx'
import { Seen, seenProducts } from './seen.tsx'
import { StockSummary } from './stock.tsx'
import { DeliveryPanel, MakerStory, Promises, Share, Story } from './story.tsx'
import { VariantLinks } from './variants/variant-links.tsx'
import { VariationForm } from './variants/variation-form.tsx'

type PartProps = { c: ShopContext; view: ProductView }

type BodyProps = PartProps & { seen: ListItem[] }

/** Lamps and plants have their thumbnails beside the photo, all others below it: the demo shows both layouts. */
const layoutOf = ({ trail }: ProductView) =>
  trail[0]?.slug === 'luminaires' || trail[0]?.slug === 'plantes' ? 'vertical' : 'row'

const photoOf = ({ product, variant }: ProductView) => ({
  productId: product.id,
  variantId: variant.id,
  shape: product.shape,
  glaze: variant.glaze,
})

function Facts({ c, view }: PartProps) {
  const { product, quantity, variant } = view
  return (
    <div class="product-facts">
      <p class="overline">
        <a href={brandPath(c, product.brand)}>{product.brand.name}</a>
      </p>
      <h1>{product.name}</h1>
      <RatingLink c={c} rating={product.rating} />
      <p class="product-price">
        <span class="price" data-bind="UnitPriceTaxIncl">
          {amountText(c, view.price.incl)}
        </span>
        <span class="price-note" data-bind="PriceNoteHtml">
          <PriceNote c={c} price={view.price} />
        </span>
      </p>
      <VariationForm c={c} view={view} />
      <warehouse-stock
        class="stock"
        product-id={product.id}
        variant-id={variant.id}
        all-warehouses
        data-bind="StockByWareHouse"
      >
        <StockSummary c={c} variantId={variant.id} stock={view.stock} />
      </warehouse-stock>
      <degressive-price product-variant-id={variant.id}>
        <PriceSteps c={c} rules={variant.rules} minQty={product.minQty} quantity={quantity} />
      </degressive-price>
      <div data-bind="WishLinkHtml">
        <VariantLinks c={c} name={product.name} variant={view.variant} />
      </div>
      {c.get('customer') && (
        <customer-reference product-id={product.id} variant-id={variant.id} data-bind="CustomerReference">
          <Reference c={c} variantId={variant.id} />
        </customer-reference>
      )}
      <Promises c={c} />
      <div class="product-more">
        <p class="small">
          {c.get('t')('Shop.Product.Sku')} <strong data-bind="SKU">{view.variant.sku}</strong>
        </p>
        <DeliveryPanel c={c} />
      </div>
      <Share c={c} name={product.name} path={productPath(c, product)} />
    </div>
  )
}

/** Price and button for phones, while the form's own button is out of sight. */
function StickyBuy({ c, view }: PartProps) {
  const { product, price, variant } = view
  const [form, t] = [`variation-${product.id}`, c.get('t')]
  return (
    <sticky-buy for={form} media="(width < 56rem)">
      <span class="sticky-piece">
        <span class="sticky-name">{product.name}</span>
        <span class="sticky-price" data-bind="UnitPriceTaxIncl">
          {amountText(c, price.incl)}
        </span>
      </span>
      <button class="button" type="submit" form={form} disabled={variant.stock < 1}>
        {variant.stock < 1 ? t('Shop.Product.SoldOut') : t('Shop.Product.AddToCart')}
      </button>
    </sticky-buy>
  )
}

function Body({ c, view, seen }: BodyProps) {
  const { product, variant, trail, related, guide } = view
  const steps = trail.map((category) => ({ name: category.name, path: categoryPath(c, category) }))
  return (
    <>
      <Trail c={c} steps={steps} here={product.name} />
      <product-variations product-id={product.id} variant-id={variant.id}>
        <div data-bind="ProductFactsHtml">
          <ProductFacts c={c} product={product} variant={variant} />
        </div>
        <div class="product">
          <ProductGallery c={c} product={product} photo={photoOf(view)} layout={layoutOf(view)} />
          <Facts c={c} view={view} />
        </div>
        <StickyBuy c={c} view={view} />
      </product-variations>
      <Story c={c} product={product} guide={guide} />
      <MakerStory c={c} product={product} />
      <ReviewSection c={c} product={product} />
      {related.length > 0 && (
        <section aria-labelledby="related">
          <div class="band-head">
            <h2 id="related">{c.get('t')('Shop.Product.Related')}</h2>
          </div>
          <ProductSlider c={c} products={related} labelledBy="related" />
        </section>
      )}
      <Seen c={c} products={seen} />
    </>
  )
}

/** The page of a product with the variant that `?variant=` or the form's fields choose. */
export async function productPage(c: ShopContext, id: number): Promise<Response> {
  const view = await loadProduct(c, id)
  if (!view) return notFoundPage(c)
  const { product, trail } = view
  const seen = await seenProducts(c, product.id)
  const path = `/catalog/product/${product.id}/${product.slug}`
  const steps = [
    ...trail.map((category) => ({ name: category.name, path: categoryPath(c, category) })),
    { name: product.name, path: pagePath(c, path) },
  ]
  return answerPage(c, {
    title: product.name,
    description: firstSentences(product.description),
    canonical: path,
    image: photoUrl(c, photoOf(view)),
    facts: [trailFacts(c, steps)],
    kind: 'product-page',
    body: <Body c={c} view={view} seen={seen} />,
  })
}

/** Characters of a description that search engines show. */
const descriptionLength = 155

function firstSentences(text: string) {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= descriptionLength ? line : `${line.slice(0, line.lastIndexOf(' ', descriptionLength))}…`
}
