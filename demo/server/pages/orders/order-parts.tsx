/** @jsxImportSource hono/jsx */
import type { NamedVariant } from '../../../data/catalogue/cart-variants.ts'
import type { GiftCard } from '../../../data/tables/cart.ts'
import type { PostalAddress } from '../../../data/tables/orders.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { addressLines } from '../../shop/address-format.ts'
import { noonOf } from '../../shop/days.ts'
import type { Country } from '../../shop/delivery.ts'
import { may } from '../../shop/orders/order-acts.ts'
import type { OrderView } from '../../shop/orders/order-view.ts'
import { PlaceLines } from '../cart/checkout/pickup-tag.tsx'
import { Totals } from '../cart/totals.tsx'
import { longDate, money } from '../layout/format.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { LineAgain } from './list/again-forms.tsx'
import { Transfer } from './transfer.tsx'

export type OrderProps = {
  c: ShopContext
  order: OrderView
  variants: Map<number, NamedVariant>
  known: Country[]
}

export function AddressLines({ address, known }: { address: PostalAddress; known: Country[] }) {
  const country = known.find(({ id }) => id === address.countryId)
  const lines = [...addressLines(address, country?.code ?? ''), country?.name, address.phoneNumber]
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span>{line}</span>
      ))}
    </address>
  )
}

function Gift({ c, gift }: { c: ShopContext; gift: GiftCard }) {
  const { t } = c.var
  const texts = [
    [t('Basket.Gift.For'), gift.for],
    [t('Basket.Gift.From'), gift.from],
    [t('Basket.Gift.Message'), gift.message],
  ]
  return (
    <dl class="small gift-text">
      {texts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )
}

type LineProps = {
  c: ShopContext
  order: OrderView
  line: OrderView['lines'][number]
  variant: NamedVariant | undefined
  isAgain: boolean
}

function Product({ c, order, line, variant, isAgain }: LineProps) {
  return (
    <div class="line-piece">
      {variant && <Photo c={c} photo={variant.photo} alt="" sizes="96px" priority="low" />}
      <div>
        {variant ? (
          <a href={productPath(c, { id: variant.productId, slug: variant.slug }, variant.id)}>{line.name}</a>
        ) : (
          line.name
        )}
        <p class="small soft">{line.sku}</p>
        {line.gift && <Gift c={c} gift={line.gift} />}
        {isAgain && <LineAgain c={c} order={order} line={line} variant={variant} />}
      </div>
    </div>
  )
}

/** The lines of an order, with the prices at that time; with `isAgain` each line has a button that orders it again. */
export function OrderLines({ c, order, variants, isAgain = false }: OrderProps & { isAgain?: boolean }) {
  const { culture, t } = c.var
  return (
    <table class="lines">
      <caption class="hidden-text">{t('Shop.Order.Pieces')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Shop.List.Piece')}</th>
          <th scope="col">{t('Shop.Product.Quantity')}</th>
          <th scope="col" class="amount" data-wide>
            {t('Shop.Product.Price')}
          </th>
          <th scope="col" class="amount">
            {t('Shop.Cart.LineTotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => {
          const variant = variants.get(line.variantId ?? 0)
          return (
            <tr>
              <th scope="row">
                <Product c={c} order={order} line={line} variant={variant} isAgain={isAgain} />
              </th>
              <td>{line.quantity}</td>
              <td class="amount" data-wide>
                {money(line.unitIncl, culture, order.currency)}
              </td>
              <td class="amount">{money(line.unitIncl * line.quantity, culture, order.currency)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export const OrderSum = ({ c, order }: OrderProps) => (
  <div class="order-sum">
    <Totals
      c={c}
      totalExcl={order.totalExcl}
      totalIncl={order.totalIncl}
      currency={order.currency}
      discount={order.discount}
      {...(order.topUp === null && { delivery: { name: order.shippingMethod, incl: order.shippingIncl } })}
    />
  </div>
)

function Payment({ c, order }: OrderProps) {
  const { culture, t } = c.var
  const { paidAt, paymentMethod } = order
  const isDue = may('pay', order)
  return (
    <div>
      <h2>{t('Shop.Checkout.Payment')}</h2>
      <p>
        {t(`Shop.Checkout.Payments.${paymentMethod}`)}
        <br />
        <span class="soft">
          {paidAt
            ? t('Pages.Order.PaidOn', { day: longDate(paidAt, culture) })
            : isDue &&
              t(order.topUp === null ? `Shop.Checkout.PaymentTexts.${paymentMethod}` : 'Orders.TopUp.Awaiting')}
        </span>
      </p>
      {isDue && paymentMethod === 'BankTransfer' && <Transfer c={c} order={order} />}
      {isDue && paymentMethod === 'Card' && (
        <p>
          <a class="button" data-small href={pagePath(c, `/checkout/card/${order.number}`)}>
            {t('Checkout.PayByCard')}
          </a>
        </p>
      )}
    </div>
  )
}

export function Bill({ c, order, known }: Pick<OrderProps, 'c' | 'order' | 'known'>) {
  return (
    <>
      {order.company && <p>{order.company}</p>}
      <AddressLines address={order.billing} known={known} />
      {order.vatNumber && <p>{c.get('t')('Pages.Invoice.Vat', { number: order.vatNumber })}</p>}
      {order.isReverseCharge && <p>{c.get('t')('Checkout.Reverse', { number: order.vatNumber ?? '' })}</p>}
    </>
  )
}

function Collected({ c, order: { pickup, shipping } }: Pick<OrderProps, 'c' | 'order'>) {
  if (!pickup) return null
  const { firstName, lastName } = pickup.lastName === '' ? shipping : pickup
  return (
    <>
      <p>{c.get('t')('Pickup.CollectedBy', { name: `${firstName} ${lastName}` })}</p>
      <PlaceLines place={pickup} />
    </>
  )
}

export function OrderFacts(props: OrderProps) {
  const { c, order, known } = props
  const { culture, t } = c.var
  return (
    <div class="order-facts">
      {order.topUp === null && (
        <div>
          <h2>{t('Shop.Checkout.Delivery')}</h2>
          <p>{order.shippingMethod}</p>
          {order.pickup ? <Collected c={c} order={order} /> : <AddressLines address={order.shipping} known={known} />}
        </div>
      )}
      <div>
        <h2>{t('Shop.Checkout.Billing')}</h2>
        <Bill c={c} order={order} known={known} />
      </div>
      <Payment {...props} />
      {order.wishedDay && (
        <div>
          <h2>{t('Pages.Checkout.Day')}</h2>
          <p>{t('Pages.Checkout.DayWished', { day: longDate(noonOf(order.wishedDay), culture) })}</p>
        </div>
      )}
      {order.remarks !== '' && (
        <div>
          <h2>{t('Shop.Checkout.Remarks')}</h2>
          <p>{order.remarks}</p>
        </div>
      )}
    </div>
  )
}
