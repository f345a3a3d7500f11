/** @jsxImportSource hono/jsx */
import type { ListItem } from '../../../data/catalogue/products.ts'
import { fromCents } from '../../../data/money/cents.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { amountText, percent, plural } from '../layout/format.ts'
import { productPath, withQuery } from '../layout/links.ts'
import { Price } from '../product/price.tsx'
import { Quantity } from '../product/quantity.tsx'
import { Swatch } from '../product/variants/swatch.tsx'

export type ProductProps = { c: ShopContext; product: ListItem }

/**
 * Adds the product's first variant; `hasQuantity` shows a quantity field. For a product that is sold out it links to
 * the notification request.
 */
export function AddForm({ c, product, hasQuantity = false }: ProductProps & { hasQuantity?: boolean }) {
  const t = c.get('t')
  if (!product.inStock) return <AskFor c={c} product={product} />
  return (
    <add-to-cart
      product-variant-id={product.defaultVariantId}
      name={product.name}
      quantity={product.minQty}
      sku={product.sku}
      price={fromCents(product.price.incl)}
      currency-code={c.get('market').currency}
    >
      <form method="post" action={pagePath(c, '/shoppingcarts/add')}>
        <input type="hidden" name="ProductVariantId" value={product.defaultVariantId} />
        <input type="hidden" name="Name" value={product.name} />
        {hasQuantity ? (
          <Quantity
            rules={product}
            name="Quantity"
            value={product.minQty}
            label={t('Shop.Cart.QuantityOf', { name: product.name })}
            id={`quantity-${product.id}`}
            isLabelHidden
            product={product.name}
          />
        ) : (
          <input type="hidden" name="Quantity" value={product.minQty} />
        )}
        <button class="button" data-quiet data-small type="submit">
          {t('Shop.Product.Add')}
          <span class="hidden-text"> {product.name}</span>
        </button>
      </form>
    </add-to-cart>
  )
}

function AskFor({ c, product }: ProductProps) {
  const query = { productVariantId: product.defaultVariantId }
  return (
    <modal-link class="ask-for" size="small">
      <a
        class="button"
        data-quiet
        data-small
        href={withQuery(pagePath(c, '/catalog/stocknotification/subscribe'), query)}
        rel="nofollow"
      >
        {c.get('t')('Pages.StockRequest.Ask')}
        <span class="hidden-text">: {product.name}</span>
      </a>
    </modal-link>
  )
}

/** The button of the quick view; without JavaScript it leads to the product's page. */
export function QuickEye({ c, product }: ProductProps) {
  const query = { productId: product.id, variantId: product.askedVariantId }
  return (
    <quick-view src={withQuery(pagePath(c, '/widget/catalog/QuickView'), query)}>
      <a class="quick-eye" href={productPath(c, product, product.askedVariantId)} rel="nofollow">
        <span data-part="icon" class="eye" aria-hidden="true" />
        <span class="hidden-text">{c.get('t')('Shop.List.QuickView', { name: product.name })}</span>
      </a>
    </quick-view>
  )
}

export function Badge({ c, product }: ProductProps) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  if (!product.inStock) {
    return (
      <span class="badge" data-kind="gone">
        {t('Shop.Product.SoldOut')}
      </span>
    )
  }
  if (!product.price.saleEndsAt) return null
  return (
    <span class="badge">
      −{percent(Math.round(100 * (1 - product.price.incl / product.price.regularIncl)) / 100, culture)}
    </span>
  )
}

/** The price, or the lowest one if the variants have different prices. */
export function ListPrice({ c, product }: ProductProps) {
  const t = c.get('t')
  if (product.lowestIncl >= product.price.incl) return <Price c={c} price={product.price} />
  return <span class="price">{t('Shop.List.FromPrice', { price: amountText(c, product.lowestIncl) })}</span>
}

/** The most swatches that are shown; a number represents the others. */
const mostSwatches = 4

export function Colours({ c, product }: ProductProps) {
  const { colours } = product
  if (colours.length < 2) return null
  return (
    <p class="card-colours">
      {colours.slice(0, mostSwatches).map((glaze) => (
        <Swatch colors={glaze} />
      ))}
      <span class="small soft">{plural(c.get('t'), c.get('culture'), 'Shop.List.Colours', colours.length)}</span>
    </p>
  )
}
