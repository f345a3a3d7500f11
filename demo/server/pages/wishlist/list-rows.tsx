/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { mostWished } from '../../shop/wishlists/changes.ts'
import type { Given } from '../../shop/wishlists/given.ts'
import type { WishlistItem } from '../../shop/wishlists/lists.ts'
import { amountText, plural } from '../layout/format.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { Price } from '../product/price.tsx'

/** A row of a list; `given` only if the owner wants to see it. */
export type RowProps = { c: ShopContext; item: WishlistItem; given?: Given | undefined }

export function StockNote({ c, stock }: { c: ShopContext; stock: number }) {
  const isGone = stock < 1
  return (
    <p class="small wish-stock" data-gone={isGone ? '' : undefined}>
      {c.get('t')(isGone ? 'Shop.Product.SoldOut' : 'Shop.Product.InStock')}
    </p>
  )
}

function GivenNote({ c, given, quantity }: { c: ShopContext; given: Given; quantity: number }) {
  const t = c.get('t')
  return (
    <p class="small wish-given">
      {t('Pages.Sharing.GivenOf', { given: given.quantity, count: quantity })}
      {given.givers.length > 0 && ` ${t('Pages.Sharing.GivenBy', { names: given.givers.join(', ') })}`}
    </p>
  )
}

function Product({ c, item, given }: RowProps) {
  const t = c.get('t')
  const { id, variant, quantity } = item
  return (
    <div class="line-piece">
      <Photo c={c} photo={variant.photo} alt="" sizes="96px" priority="low" />
      <div>
        <a href={productPath(c, { id: variant.productId, slug: variant.slug }, variant.id)}>{variant.name}</a>
        {variant.choice !== '' && <p class="small soft">{variant.choice}</p>}
        <StockNote c={c} stock={variant.stock} />
        {given && <GivenNote c={c} given={given} quantity={quantity} />}
        <p class="small">
          <button class="button-link" type="submit" name="remove" value={id} formnovalidate>
            {t('Pages.Wishlist.Remove')}
            <span class="hidden-text"> {variant.name}</span>
          </button>
        </p>
      </div>
    </div>
  )
}

function Quantity({ c, item: { id, variant, quantity } }: RowProps) {
  return (
    <>
      <label class="hidden-text" for={`wished-${id}`}>
        {c.get('t')('Shop.Cart.QuantityOf', { name: variant.name })}
      </label>
      <wish-quantity row-id={id} quantity={quantity} name={variant.name}>
        <input
          id={`wished-${id}`}
          class="wished-field"
          type="text"
          inputmode="numeric"
          name={`Quantity-${id}`}
          value={quantity}
          maxlength={String(mostWished).length}
          autocomplete="off"
        />
      </wish-quantity>
    </>
  )
}

function Row({ c, item, given }: RowProps) {
  const t = c.get('t')
  const { id, variant, quantity, price } = item
  return (
    <tr data-row-id={id} data-product-variant-id={variant.id} data-quantity={quantity}>
      <td class="wish-choose">
        <label>
          <input type="checkbox" name={`Row-${id}`} value={variant.id} />
          <span class="hidden-text">{t('Pages.Wishlist.ChooseOne', { name: variant.name })}</span>
        </label>
      </td>
      <th scope="row">
        <Product c={c} item={item} given={given} />
      </th>
      <td>
        <Quantity c={c} item={item} />
      </td>
      <td class="amount">
        <Price c={c} price={price} />
        {quantity > 1 && (
          <p class="small soft">
            {plural(t, c.get('culture'), 'Pages.Wishlist.ForAll', quantity, {
              amount: amountText(c, price.incl * quantity),
            })}
          </p>
        )}
      </td>
    </tr>
  )
}

type RowsProps = { c: ShopContext; name: string; items: WishlistItem[]; given: ReadonlyMap<number, Given> | undefined }

export function Rows({ c, name, items, given }: RowsProps) {
  const t = c.get('t')
  return (
    <table class="lines wished">
      <caption class="hidden-text">{name}</caption>
      <thead>
        <tr>
          <th scope="col" class="wish-choose">
            <span class="hidden-text">{t('Pages.Wishlist.ChooseColumn')}</span>
          </th>
          <th scope="col">{t('Shop.List.Piece')}</th>
          <th scope="col">{t('Shop.Product.Quantity')}</th>
          <th scope="col" class="amount">
            {t('Shop.Product.Price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row c={c} item={item} given={given?.get(item.variant.id)} />
        ))}
      </tbody>
    </table>
  )
}
