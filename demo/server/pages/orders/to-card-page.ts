import { pagePath, type ShopContext } from '../../context.ts'
import { hostedPage } from '../../shop/orders/card.ts'
import { may } from '../../shop/orders/order-acts.ts'
import { askToSignIn } from '../account/ask-to-sign-in.ts'
import { notFoundPage } from '../plain/not-found.ts'
import { loadOrder } from './load-order.ts'

/** Redirects to the provider's page for an unpaid order of the visitor; it returns to the order's confirmation. */
export async function toCardPage(c: ShopContext, number: string): Promise<Response> {
  const props = await loadOrder(c, number)
  if (!props) return c.get('customer') ? notFoundPage(c) : askToSignIn(c)
  const thanks = pagePath(c, `/checkout/confirmation/${number}`)
  const { order } = props
  return c.redirect(may('pay', order) ? await hostedPage(c, order.id, thanks) : thanks, 303)
}
