import { Hono } from 'hono'
import { type Flash, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { askToSignIn } from '../../pages/account/ask-to-sign-in.ts'
import { addAgain } from '../../shop/orders/again.ts'
import { findOrder, viewerOf } from '../../shop/orders/order-view.ts'
import { proceed, withFields } from '../form.ts'

/** POST OrderId for a whole order; ItemKey and quantity limit it to one line. */
export const orderAgainForm = new Hono<Shop>()

orderAgainForm.post('/again', (c) => withFields(c, (fields) => orderAgain(c, fields)))

async function orderAgain(c: ShopContext, fields: Fields): Promise<Response> {
  const viewer = viewerOf(c)
  if (!viewer) return askToSignIn(c)
  const order = await findOrder(c.get('db'), viewer, textOf(fields, 'OrderId'))
  if (!order) return refuse(c, 404, 'Answers.Order')
  const key = textOf(fields, 'ItemKey')
  const quantity = wholeNumber(fields.quantity)
  const lines = order.lines
    .filter(({ variantId }) => key === '' || String(variantId) === key)
    .map((line) => (key !== '' && quantity ? { ...line, quantity } : line))
  if (lines.length === 0) return refuse(c, 404, 'Answers.Variant')
  const { added, messages } = await addAgain(c, order, lines)
  const count = added.reduce((sum, one) => sum + one.quantity, 0)
  const news: Flash =
    count > 0
      ? { kind: 'success', key: 'Sales.OrderAdded', values: { count } }
      : { kind: 'error', key: 'Sales.OrderNotAdded' }
  leaveFlash(c, news, ...messages.map(({ key, values }): Flash => ({ kind: 'info', key, values })))
  return proceed(c, pagePath(c, '/shoppingcarts'))
}
