/** @jsxImportSource hono/jsx */
import type { NamedVariant } from '../../../../data/catalogue/cart-variants.ts'
import { decimal } from '../../../../data/money/cents.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { dearerValues, type Today, todayOf } from '../../../shop/orders/again.ts'
import type { OrderView } from '../../../shop/orders/order-view.ts'

type Line = OrderView['lines'][number]

const againPath = (c: ShopContext) => pagePath(c, '/account/orders/again')

export function OrderAgain({ c, order, isSmall = true }: { c: ShopContext; order: OrderView; isSmall?: boolean }) {
  const { t } = c.var
  return (
    <form method="post" action={againPath(c)}>
      <input type="hidden" name="OrderId" value={order.number} />
      <button class="button" data-quiet data-small={isSmall || undefined} type="submit">
        {t(isSmall ? 'Orders.Again.Order' : 'Orders.Again.OrderAll')}
        {isSmall && <span class="hidden-text"> ({t('Shop.Order.Number', { number: order.number })})</span>}
      </button>
    </form>
  )
}

/** The changes since the order: the product is not sold any more, fewer are available, or the price is higher. */
function Changed({ c, order, line, today }: { c: ShopContext; order: OrderView; line: Line; today: Today }) {
  const { t } = c.var
  if (today.state === 'gone') return <p class="small soft">{t('Orders.Again.GoneNow')}</p>
  if (today.state === 'soldOut') return <p class="small soft">{t('ShoppingCarts.NoneLeft')}</p>
  return (
    <>
      {today.quantity < line.quantity && (
        <p class="small soft">{t('Orders.Again.FewerNow', { count: today.quantity })}</p>
      )}
      {today.dearer !== undefined && (
        <p class="small soft">{t('Orders.Again.DearerNow', dearerValues(c, order, line, today.dearer))}</p>
      )}
    </>
  )
}

export function LineAgain(props: { c: ShopContext; order: OrderView; line: Line; variant: NamedVariant | undefined }) {
  const { c, order, line, variant } = props
  const today = todayOf(c, order, line, variant)
  if (today.state !== 'there' || !variant) return <Changed c={c} order={order} line={line} today={today} />
  const fields = {
    OrderId: order.number,
    ItemKey: variant.id,
    ItemOrigin: 'Catalog',
    name: line.name,
    quantity: today.quantity,
    price: decimal(today.dearer ?? line.unitIncl),
    currencyCode: order.currency,
  }
  return (
    <>
      <Changed c={c} order={order} line={line} today={today} />
      <order-line>
        <form method="post" action={againPath(c)}>
          {Object.entries(fields).map(([name, value]) => (
            <input type="hidden" name={name} value={value} />
          ))}
          <button class="button" data-quiet data-small type="submit">
            {c.get('t')('Orders.Again.Order')}
            <span class="hidden-text"> {line.name}</span>
          </button>
        </form>
      </order-line>
    </>
  )
}
