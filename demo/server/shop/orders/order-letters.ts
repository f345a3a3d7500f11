import type { ShopContext } from '../../context.ts'
import { longDate, money } from '../../pages/layout/format.ts'
import { orderPath } from '../../pages/orders/order-state.tsx'
import { countLetter, sendLetter } from '../account/letters.ts'
import { findOrder, type OrderView, viewerOf } from './order-view.ts'

type Letter = { subject: string; body: string }

async function send(c: ShopContext, order: OrderView, letter: Letter) {
  const { customer } = c.var
  const recipient = order.email ?? customer?.email
  if (recipient === undefined) return
  // A guest's e-mail may belong to anybody, so that the letters are limited.
  if (!customer && !(await countLetter(c, recipient)).isAllowed) return
  await sendLetter(c, {
    ...{ recipient, ...letter },
    link: orderPath(c, order),
  })
}

const nameOf = (c: ShopContext, { shipping }: OrderView) => c.get('customer')?.firstName ?? shipping.firstName

export async function confirmOrder(c: ShopContext, number: string): Promise<void> {
  const { culture, db, t } = c.var
  const viewer = viewerOf(c)
  const order = viewer && (await findOrder(db, viewer, number))
  if (!order) return
  const { shipping, shippingIncl } = order
  const lines = order.lines.map(
    ({ quantity, name, unitIncl }) => `${quantity} × ${name} : ${money(quantity * unitIncl, culture, order.currency)}`,
  )
  const { firstName, lastName, street1, street2, postalCode, city } = shipping
  const { pickup } = order
  const address = pickup
    ? [pickup.name, pickup.street1, `${pickup.postalCode} ${pickup.city}`, ...pickup.hours.split(/; */)]
    : [`${firstName} ${lastName}`, street1, street2, `${postalCode} ${city}`]
  const body = t('Pages.OrderMail.Placed', {
    name: nameOf(c, order),
    day: longDate(order.createdAt, culture),
    lines: lines.join('\n'),
    delivery: order.shippingMethod,
    price: shippingIncl > 0 ? money(shippingIncl, culture, order.currency) : t('Shop.Checkout.Free'),
    total: money(order.totalIncl, culture, order.currency),
    address: address.filter(Boolean).join('\n'),
    payment: t(`Shop.Checkout.Payments.${order.paymentMethod}`),
  })
  await send(c, order, { subject: t('Pages.OrderMail.PlacedSubject', { number }), body })
}

export function confirmPayment(c: ShopContext, order: OrderView): Promise<void> {
  const { culture, t } = c.var
  const { number } = order
  const amount = money(order.totalIncl, culture, order.currency)
  return send(c, order, {
    subject: t('Pages.OrderMail.PaidSubject', { number }),
    body: t('Pages.OrderMail.Paid', { name: nameOf(c, order), number, amount }),
  })
}
