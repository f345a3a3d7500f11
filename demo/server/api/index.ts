import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { refuseJson } from '../answers.ts'
import type { Shop } from '../context.ts'
import { addToCartCall } from './add-to-cart.ts'
import { cartCalls } from './carts.ts'
import { localization } from './localization.ts'
import { productVariants } from './product-variants.ts'
import { suggestions } from './suggestions.ts'

/** The calls of §7 under `/api/v1`. Unknown paths answer 404, known ones with another method 405, both as JSON. */
export const api = new Hono<Shop>()

api.use(
  methodNotAllowed({
    app: api,
    onMethodNotAllowed: (c, methods) =>
      refuseJson(c, 405, 'Answers.Method', { values: { method: c.req.method }, headers: { Allow: methods.join(', ') } }),
  }),
)
api.use(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store')
})
api.route('/localization', localization)
api.route('/catalog/products', productVariants)
api.route('/catalog/products', addToCartCall)
api.route('/catalog/search', suggestions)
api.route('/shoppingcarts', cartCalls)
