/** @jsxImportSource hono/jsx */
import { findProduct, type Product } from '../../../data/catalogue/product.ts'
import type { Variant } from '../../../data/catalogue/variants.ts'
import { resolveVariation } from '../../../data/catalogue/variation.ts'
import type { ShopContext } from '../../context.ts'
import { amountText } from '../layout/format.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { PriceNote } from '../product/price.tsx'
import type { ChoiceView } from '../product/product-view.ts'
import { VariationForm } from '../product/variants/variation-form.tsx'

type VariantProps = { c: ShopContext; product: Product; variant: Variant }

function ViewPhoto({ c, product, variant }: VariantProps) {
  const photo = { productId: product.id, variantId: variant.id, shape: product.shape, glaze: variant.glaze }
  return <Photo c={c} photo={photo} alt={product.name} sizes="(width < 44rem) 86vw, 340px" priority="low" />
}

function PageLink({ c, product, variant }: VariantProps) {
  return <a href={productPath(c, product, variant.id)}>{c.get('t')('Shop.List.WholePage')}</a>
}

function QuickView({ c, view }: { c: ShopContext; view: ChoiceView }) {
  const { product, variant, price } = view
  return (
    <product-variations product-id={product.id} variant-id={variant.id} keep-address>
      <div class="quick">
        <div class="quick-photo" data-bind="PhotoHtml">
          <ViewPhoto c={c} product={product} variant={variant} />
        </div>
        <div class="quick-facts">
          <p class="overline">{product.brand.name}</p>
          <h3>{product.name}</h3>
          <p class="product-price">
            <span class="price" data-bind="UnitPriceTaxIncl">
              {amountText(c, price.incl)}
            </span>
            <span class="price-note" data-bind="PriceNoteHtml">
              <PriceNote c={c} price={price} />
            </span>
          </p>
          <p class="quick-text">{firstSentence(product.description)}</p>
          <VariationForm c={c} view={view} />
          <p class="small" data-bind="PageLinkHtml">
            <PageLink c={c} product={product} variant={variant} />
          </p>
        </div>
      </div>
    </product-variations>
  )
}

const firstSentence = (text: string) => /^.{20,}?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

const html = async (markup: { toString(): string | Promise<string> }) => String(await markup.toString())

/** The quick view of a product in a list, with the variant that is shown there; undefined for an unknown product. */
export async function quickViewFragment(
  c: ShopContext,
  id: number,
  previousVariantId?: number,
): Promise<string | undefined> {
  const product = await findProduct(c.get('db'), id, c.var)
  const variation = product && resolveVariation(product, { valueIds: [], previousVariantId })
  if (!variation) return undefined
  const { variant, price, attributes } = variation
  return html(<QuickView c={c} view={{ product, variant, price, quantity: product.minQty, choices: attributes }} />)
}

/** The photo of a variant in a quick view: PhotoHtml of this shop. */
export const photoFragment = (c: ShopContext, product: Product, variant: Variant): Promise<string> =>
  html(<ViewPhoto c={c} product={product} variant={variant} />)

/** The link from a quick view to the page of the variant: PageLinkHtml of this shop. */
export const pageLinkFragment = (c: ShopContext, product: Product, variant: Variant): Promise<string> =>
  html(<PageLink c={c} product={product} variant={variant} />)
