import { pagePath, type ShopContext } from '../../context.ts'
import { countries } from '../../shop/delivery.ts'
import { hostedPage, settleOrder } from '../../shop/orders/card.ts'
import { findOrder, orderedVariants, viewerOf } from '../../shop/orders/order-view.ts'
import { askToSignIn } from '../account/ask-to-sign-in.ts'
import { notFoundPage } from '../plain/not-found.ts'
import type { OrderProps } from './order-parts.tsx'

/** An order of the customer who is signed in, or of the guest who placed it here, with what its pages show; undefined for all others. */
export async function loadOrder(c: ShopContext, number: string): Promise<OrderProps | undefined> {
  const { culture, db } = c.var
  const viewer = viewerOf(c)
  const found = viewer && (await findOrder(db, viewer, number))
  if (!found) return undefined
  // The provider's page may have led here.
  const isSettled = !found.paidAt && (await settleOrder(db, found.id))
  const order = (isSettled && (await findOrder(db, viewer, number))) || found
  const [variants, known] = await Promise.all([orderedVariants(db, order, c.var), countries(db, culture)])
  return { c, order, variants, known }
}

/** Leads to the provider's page for an order of the visitor that is not paid, and from there to the order's thanks. */
export async function toCardPage(c: ShopContext, number: string): Promise<Response> {
  const props = await loadOrder(c, number)
  if (!props) return c.var.customer ? notFoundPage(c) : askToSignIn(c)
  const thanks = pagePath(c, `/checkout/confirmation/${number}`)
  return c.redirect(props.order.paidAt ? thanks : await hostedPage(c, props.order.id, thanks), 303)
}
