/** @jsxImportSource hono/jsx */
import { fromCents } from '../../../data/money/cents.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { fittingQuantity } from '../../shop/cart/quantity.ts'
import { listField } from '../../shop/wishlists/given.ts'
import type { ListKind, WishlistItem } from '../../shop/wishlists/lists.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { Price } from '../product/price.tsx'
import { Quantity } from '../product/quantity.tsx'
import { StockNote } from './list-rows.tsx'

/** A product of a shared list; for a birth list, `given` is the number of units that were already given. */
export type SharedItemProps = { c: ShopContext; kind: ListKind; listKey: string; item: WishlistItem; given: number }

/** The units that are still to be given, or wished for. */
const leftOf = ({ item: { quantity }, given }: SharedItemProps) => Math.max(0, quantity - given)

/** Adds units to the basket; those of a birth list are marked as given once they are ordered. */
function Give(props: SharedItemProps) {
  const { c, kind, listKey, item } = props
  const [t, market] = [c.get('t'), c.get('market')]
  const { variant, price } = item
  const wanted = Math.max(leftOf(props), variant.minQty)
  const quantity = Math.max(fittingQuantity(wanted, variant, variant.stock), variant.minQty)
  return (
    <add-to-cart
      product-variant-id={variant.id}
      name={variant.name}
      quantity={quantity}
      sku={variant.sku}
      price={fromCents(price.incl)}
      currency-code={market.currency}
    >
      <form method="post" action={pagePath(c, '/shoppingcarts/add')}>
        <input type="hidden" name="ProductVariantId" value={variant.id} />
        <input type="hidden" name="Name" value={variant.name} />
        <input type="hidden" name="ItemOrigin" value={kind === 'birth' ? 'Birthlist' : 'Wishlist'} />
        <input type="hidden" name={listField} value={listKey} />
        <Quantity
          rules={variant}
          name="Quantity"
          value={quantity}
          label={t('Shop.Cart.QuantityOf', { name: variant.name })}
          id={`give-${variant.id}`}
          isLabelHidden
          product={variant.name}
        />
        <button class="button" data-quiet data-small type="submit">
          {t(kind === 'birth' ? 'Pages.Sharing.Give' : 'Shop.Product.Add')}
          <span class="hidden-text"> {variant.name}</span>
        </button>
      </form>
    </add-to-cart>
  )
}

function Wanted(props: SharedItemProps) {
  const { c, kind, item, given } = props
  const t = c.get('t')
  if (kind === 'birth' && leftOf(props) === 0) return <p class="wish-given">{t('Pages.Sharing.AllGiven')}</p>
  return (
    <p class="small">
      {t('Pages.Sharing.Wanted', { count: item.quantity })}
      {given > 0 && <span class="wish-given"> {t('Pages.Sharing.GivenOf', { given, count: item.quantity })}</span>}
    </p>
  )
}

export function SharedItem(props: SharedItemProps) {
  const { c, item } = props
  const { variant, price } = item
  const isDone = props.kind === 'birth' && leftOf(props) === 0
  return (
    <li class="card shared-item" data-given={isDone ? '' : undefined}>
      <Photo c={c} photo={variant.photo} alt="" sizes="(width < 44rem) 92vw, 300px" priority="lazy" />
      <h2>
        <a href={productPath(c, { id: variant.productId, slug: variant.slug }, variant.id)}>{variant.name}</a>
      </h2>
      {variant.choice !== '' && <p class="small soft">{variant.choice}</p>}
      <p class="price-line">
        <Price c={c} price={price} />
      </p>
      <Wanted {...props} />
      {!isDone && variant.stock < variant.minQty && <StockNote c={c} stock={0} />}
      {!isDone && variant.stock >= variant.minQty && <Give {...props} />}
    </li>
  )
}
