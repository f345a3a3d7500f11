/** @jsxImportSource hono/jsx */
import type { ListItem } from '../../../data/catalogue/products.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { money, percent, plural } from '../layout/format.ts'
import { productPath, withQuery } from '../layout/links.ts'
import { Price } from '../product/price.tsx'
import { Quantity } from '../product/quantity.tsx'
import { Swatch } from '../product/swatch.tsx'

/** What the parts of a card and of a row are about. */
export type PieceProps = { c: ShopContext; piece: ListItem }

/**
 * Adds the piece's first variant to the basket; `hasQuantity` lets the shopper say how many. A piece that is sold out
 * can be asked for instead.
 */
export function AddForm({ c, piece, hasQuantity = false }: PieceProps & { hasQuantity?: boolean }) {
  const { t } = c.var
  if (!piece.inStock) return <AskFor c={c} piece={piece} />
  return (
    <add-to-cart
      product-variant-id={piece.defaultVariantId}
      name={piece.name}
      quantity={piece.minQty}
      sku={piece.sku}
      price={piece.price.incl}
      currency-code="EUR"
    >
      <form method="post" action={pagePath(c, '/shoppingcarts/add')}>
        <input type="hidden" name="ProductVariantId" value={piece.defaultVariantId} />
        <input type="hidden" name="Name" value={piece.name} />
        {hasQuantity ? (
          <Quantity
            rules={piece}
            name="Quantity"
            value={piece.minQty}
            label={t('Shop.Cart.QuantityOf', { name: piece.name })}
            id={`quantity-${piece.id}`}
            isLabelHidden
          />
        ) : (
          <input type="hidden" name="Quantity" value={piece.minQty} />
        )}
        <button class="button" data-quiet data-small type="submit">
          {t('Shop.Product.Add')}
          <span class="hidden-text"> {piece.name}</span>
        </button>
      </form>
    </add-to-cart>
  )
}

function AskFor({ c, piece }: PieceProps) {
  const query = { productVariantId: piece.defaultVariantId }
  return (
    <modal-link class="ask-for" size="small">
      <a
        class="button"
        data-quiet
        data-small
        href={withQuery(pagePath(c, '/catalog/stocknotification/subscribe'), query)}
        rel="nofollow"
      >
        {c.var.t('Pages.StockRequest.Ask')}
        <span class="hidden-text">: {piece.name}</span>
      </a>
    </modal-link>
  )
}

/** The eye that opens the piece's view in the list; without JavaScript it leads to its page. */
export function QuickEye({ c, piece }: PieceProps) {
  const query = { productId: piece.id, variantId: piece.askedVariantId }
  return (
    <quick-view src={withQuery(pagePath(c, '/widget/catalog/QuickView'), query)}>
      <a class="quick-eye" href={productPath(c, piece, piece.askedVariantId)} rel="nofollow">
        <span data-part="icon" class="eye" aria-hidden="true" />
        <span class="hidden-text">{c.var.t('Shop.List.QuickView', { name: piece.name })}</span>
      </a>
    </quick-view>
  )
}

/** What a shopper should know at a glance: that a piece is gone, or by how much its price is lower. */
export function Badge({ c, piece }: PieceProps) {
  const { culture, t } = c.var
  if (!piece.inStock) {
    return (
      <span class="badge" data-kind="gone">
        {t('Shop.Product.SoldOut')}
      </span>
    )
  }
  if (!piece.price.saleEndsAt) return null
  return <span class="badge">−{percent(1 - piece.price.incl / piece.price.regularIncl, culture)}</span>
}

/** The price, or the lowest one when the variants differ. */
export function ListPrice({ c, piece }: PieceProps) {
  const { culture, t } = c.var
  if (piece.lowestIncl >= piece.price.incl) return <Price c={c} price={piece.price} />
  return <span class="price">{t('Shop.List.FromPrice', { price: money(piece.lowestIncl, culture) })}</span>
}

/** So many swatches show what a piece comes in; the number says the rest. */
const mostSwatches = 4

/** In which and how many colours a piece comes, when there are several. */
export function Colours({ c, piece }: PieceProps) {
  const { colours } = piece
  if (colours.length < 2) return null
  return (
    <p class="card-colours">
      {colours.slice(0, mostSwatches).map((glaze) => (
        <Swatch colors={glaze} />
      ))}
      <span class="small soft">{plural(c.var.t, c.var.culture, 'Shop.List.Colours', colours.length)}</span>
    </p>
  )
}
