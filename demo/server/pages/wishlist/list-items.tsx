/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { mostWished } from '../../shop/wishlists/changes.ts'
import type { Wishlist, WishlistItem } from '../../shop/wishlists/lists.ts'
import { amountText } from '../layout/format.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'

type RowProps = { c: ShopContext; item: WishlistItem }

function Product({ c, item }: RowProps) {
  const { t } = c.var
  const { id, variant } = item
  return (
    <div class="line-piece">
      <Photo c={c} photo={variant.photo} alt="" sizes="96px" priority="low" />
      <div>
        <a href={productPath(c, { id: variant.productId, slug: variant.slug }, variant.id)}>{variant.name}</a>
        {variant.choice !== '' && <p class="small soft">{variant.choice}</p>}
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

function Row({ c, item }: RowProps) {
  const { t } = c.var
  const { id, variant, quantity, price } = item
  return (
    <tr data-row-id={id} data-product-variant-id={variant.id} data-quantity={quantity}>
      <th scope="row">
        <Product c={c} item={item} />
      </th>
      <td>
        <label class="hidden-text" for={`wished-${id}`}>
          {t('Shop.Cart.QuantityOf', { name: variant.name })}
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
      </td>
      <td class="amount" data-wide>
        {variant.stock < 1 ? t('Shop.Product.SoldOut') : t('Shop.Product.InStock')}
      </td>
      <td class="amount">{amountText(c, price.incl)}</td>
    </tr>
  )
}

/** The products of a list, as one form that also works without JavaScript: what is in the table area (§2). */
export function ListItems({ c, list, items }: { c: ShopContext; list: Wishlist; items: WishlistItem[] }) {
  const { t } = c.var
  if (items.length === 0) return <p class="empty">{t('Pages.Wishlist.Empty')}</p>
  return (
    <form method="post" action={pagePath(c, '/catalog/wishlist/update')}>
      <input type="hidden" name="wishlistId" value={list.id} />
      {/* Enter in a quantity presses a form's first button: that must update, not remove. */}
      <button class="hidden-text" type="submit" tabindex={-1}>
        {t('Pages.Wishlist.Update')}
      </button>
      <table class="lines wished">
        <caption class="hidden-text">{list.name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Shop.List.Piece')}</th>
            <th scope="col">{t('Shop.Product.Quantity')}</th>
            <th scope="col" class="amount" data-wide>
              {t('Shop.Product.Stock')}
            </th>
            <th scope="col" class="amount">
              {t('Shop.Product.Price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row c={c} item={item} />
          ))}
        </tbody>
      </table>
      <p class="form-actions wish-actions">
        <button class="button" data-quiet data-small type="submit">
          {t('Pages.Wishlist.Update')}
        </button>
        <button class="button" data-small type="submit" name="order" value="all" formnovalidate>
          {t('Pages.Wishlist.Order')}
        </button>
      </p>
    </form>
  )
}
