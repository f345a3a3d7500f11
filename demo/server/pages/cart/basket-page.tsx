/** @jsxImportSource hono/jsx */
import { decimal } from '../../../data/money/cents.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { cartView } from '../../shop/cart/cart-view.ts'
import { savedLines } from '../../shop/cart/saved.ts'
import type { CartLine, CartView } from '../../shop/cart/sums.ts'
import { cartCollection } from '../../shop/pickup/collection.ts'
import { answerPage } from '../layout/document.tsx'
import { amountText } from '../layout/format.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { Trail } from '../layout/trail.tsx'
import { Quantity } from '../product/quantity.tsx'
import { Seen, seenProducts } from '../product/seen.tsx'
import { Collected } from './checkout/pickup-tag.tsx'
import { type CityAsk, CityField } from './city-field.tsx'
import { CouponField } from './coupon-field.tsx'
import { DeliveryNote, freeWay } from './delivery-note.tsx'
import { GiftFields } from './gift-fields.tsx'
import { SavedLines } from './saved-lines.tsx'
import { discountOf, Totals } from './totals.tsx'

type LineProps = { c: ShopContext; line: CartLine }

function Product({ c, line }: LineProps) {
  const t = c.get('t')
  const { variant } = line
  return (
    <div class="line-piece">
      <Photo c={c} photo={variant.photo} alt="" sizes="96px" priority="low" />
      <div>
        <a href={productPath(c, { id: variant.productId, slug: variant.slug }, variant.id)}>{variant.name}</a>
        {variant.choice !== '' && <p class="small soft">{variant.choice}</p>}
        <p class="small line-actions">
          <button class="button-link" type="submit" name="remove" value={line.id} data-part="remove" formnovalidate>
            {t('Shop.Cart.Remove')}
            <span class="hidden-text"> {variant.name}</span>
          </button>
          <button
            class="button-link"
            type="submit"
            name="save"
            value={line.id}
            formaction={pagePath(c, '/shoppingcarts/update')}
            formnovalidate
          >
            {t('Basket.Saved.Save')}
            <span class="hidden-text"> {variant.name}</span>
          </button>
        </p>
        <GiftFields c={c} line={line} />
        <span data-part="item-error" role="alert">
          {line.isShort && t('Shop.Cart.Short', { count: variant.stock })}
        </span>
      </div>
    </div>
  )
}

function Line({ c, line }: LineProps) {
  const t = c.get('t')
  const { variant, price } = line
  return (
    <tr
      data-item-id={line.id}
      data-item-key={`Catalog-${variant.id}`}
      data-item-name={variant.name}
      data-sku={variant.sku}
      data-price={decimal(price.incl)}
      data-quantity={line.quantity}
      data-currency={c.get('market').currency}
    >
      <th scope="row">
        <Product c={c} line={line} />
      </th>
      <td class="price" data-wide>
        {amountText(c, price.incl)}
      </td>
      <td>
        <Quantity
          rules={variant}
          name={`Quantity-${line.id}`}
          value={line.quantity}
          id={`quantity-line-${line.id}`}
          label={t('Shop.Cart.QuantityOf', { name: variant.name })}
          isLabelHidden
          canBeNone
          product={variant.name}
        />
      </td>
      <td class="amount" data-part="line-total">
        {amountText(c, line.totalIncl)}
      </td>
    </tr>
  )
}

function Lines({ c, cart }: { c: ShopContext; cart: CartView }) {
  const t = c.get('t')
  return (
    <table class="lines">
      <caption class="hidden-text">{t('Shop.Cart.Title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Shop.List.Piece')}</th>
          <th scope="col" data-wide>
            {t('Shop.Product.Price')}
          </th>
          <th scope="col">{t('Shop.Product.Quantity')}</th>
          <th scope="col" class="amount">
            {t('Shop.Cart.LineTotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cart.lines.map((line) => (
          <Line c={c} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Empty({ c }: { c: ShopContext }) {
  const t = c.get('t')
  return (
    <div class="empty" data-part="empty">
      <p>{t('Shop.Cart.Empty')}</p>
      <a class="button" href={pagePath(c, '/catalog')}>
        {t('Shop.List.SeeAll')}
      </a>
    </div>
  )
}

/** Total and order for phones: at the end of the window, and after the panel at the end of the basket. */
function OrderBar({ c, cart }: { c: ShopContext; cart: CartView }) {
  const t = c.get('t')
  return (
    <p class="order-bar">
      <span>
        {t('Shop.Cart.Total')} <strong>{amountText(c, cart.totalIncl)}</strong>
      </span>
      <a class="button" href={pagePath(c, '/checkout')}>
        {t('Shop.Cart.Checkout')}
      </a>
    </p>
  )
}

export async function CartItems({ c, cart, asked }: { c: ShopContext; cart: CartView; asked?: CityAsk | undefined }) {
  const t = c.get('t')
  if (cart.lines.length === 0) return <Empty c={c} />
  const way = await freeWay(c, cart)
  const collection = await cartCollection(c)
  return (
    <div class="two-columns">
      <form method="post" action={pagePath(c, '/shoppingcarts/update')}>
        {/* Enter in a quantity field presses the first button of the form: it must update the cart, not remove an
           item. */}
        <button class="hidden-text" type="submit" tabindex={-1} data-part="enter">
          {t('Shop.Cart.Update')}
        </button>
        <Lines c={c} cart={cart} />
        <p class="form-actions">
          <button class="button" data-quiet data-small type="submit" data-part="update">
            {t('Shop.Cart.Update')}
          </button>
        </p>
      </form>
      <section class="panel" aria-labelledby="cart-sum">
        <h2 id="cart-sum">{t('Shop.Cart.Sum')}</h2>
        {way && <DeliveryNote c={c} cart={cart} way={way} />}
        <CityField c={c} asked={asked} />
        <Totals c={c} totalExcl={cart.totalExcl} totalIncl={cart.totalIncl} discount={discountOf(cart)} />
        {collection && <Collected c={c} place={collection} />}
        <CouponField c={c} cart={cart} />
        {way?.priceIncl !== 0 && <p class="small soft">{t('Shop.Cart.PlusDelivery')}</p>}
        <a class="button panel-order" href={pagePath(c, '/checkout')}>
          {t('Shop.Cart.Checkout')}
        </a>
        {c.get('customer') && (
          <a class="button" data-quiet href={pagePath(c, '/checkout/express')}>
            {t('Checkout.Express.Button')}
          </a>
        )}
      </section>
      <OrderBar c={c} cart={cart} />
    </div>
  )
}

export async function basketPage(c: ShopContext, asked?: CityAsk): Promise<Response> {
  const t = c.get('t')
  const cart = await cartView(c)
  const seen = await seenProducts(c)
  return answerPage(c, {
    title: t('Shop.Cart.Title'),
    kind: 'basket-page',
    body: (
      <>
        <Trail c={c} steps={[]} here={t('Shop.Cart.Title')} />
        <header class="page-head">
          <h1>{t('Shop.Cart.Title')}</h1>
        </header>
        <shop-cart src={pagePath(c, '/widget/shoppingcartitems')}>
          <CartItems c={c} cart={cart} asked={asked} />
        </shop-cart>
        <SavedLines c={c} saved={await savedLines(c)} />
        <Seen c={c} products={seen} />
      </>
    ),
  })
}
