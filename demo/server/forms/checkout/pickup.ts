import { Hono } from 'hono'
import { pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { pickupPage } from '../../pages/cart/checkout/pickup-page.tsx'
import { choosePoint } from '../../shop/pickup/collection.ts'
import { withFields } from '../form.ts'

/** POST with ShippingMethodId and PickupPoint, the carrier's name of the point. */
export const pickupForm = new Hono<Shop>()

pickupForm.post('/pickuppoint', (c) => withFields(c, (fields) => choose(c, fields)))

async function choose(c: ShopContext, fields: Fields): Promise<Response> {
  const isKept = await choosePoint(c, {
    methodId: wholeNumber(fields.ShippingMethodId),
    ref: textOf(fields, 'PickupPoint').slice(0, 40),
    firstName: '',
    lastName: '',
  })
  if (!isKept) return pickupPage(c, c.get('t')('Pickup.PointUnknown'))
  return c.redirect(pagePath(c, '/checkout#step-2'), 303)
}
