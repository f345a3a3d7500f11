import { Hono } from 'hono'
import { findProduct } from '../../../data/catalogue/product.ts'
import { resolveVariation } from '../../../data/catalogue/variation.ts'
import { type Flash, pagePath, type Remedy, type Shop, type ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { couponProblem } from '../../pages/cart/coupon-field.tsx'
import { savedFragment } from '../../pages/cart/saved-lines.tsx'
import { formPage } from '../../security/return-path.ts'
import { addToCart, type CartChange, changeQuantity, removeItem } from '../../shop/cart/cart.ts'
import { cartView } from '../../shop/cart/cart-view.ts'
import { applyCoupon, type CouponOutcome, removeCoupon } from '../../shop/cart/coupons.ts'
import { withCart } from '../../shop/cart/find-cart.ts'
import { keepGift, typedGift } from '../../shop/cart/gifts.ts'
import { stockProblem } from '../../shop/cart/quantity.ts'
import { forgetSaved, restoreSaved, returnToCart, saveForLater } from '../../shop/cart/saved.ts'
import type { CartLine } from '../../shop/cart/sums.ts'
import { originOf } from '../../shop/origin.ts'
import { withFields } from '../form.ts'

/** The cart without JavaScript: its forms post here, and every outcome is a page. */
export const basketForms = new Hono<Shop>()

basketForms.post('/add', (c) => withFields(c, (fields) => add(c, fields)))
basketForms.post('/update', (c) => withFields(c, (fields) => update(c, fields)))

basketForms.post('/saved', (c) => withFields(c, (fields) => saved(c, fields)))

basketForms.post('/coupon', (c) => withFields(c, (fields) => apply(c, textOf(fields, 'CouponCode'))))
basketForms.post('/coupon/remove', (c) => withFields(c, () => takeOff(c)))

const basket = (c: ShopContext) => c.redirect(pagePath(c, '/shoppingcarts'), 303)

async function add(c: ShopContext, fields: Fields): Promise<Response> {
  const quantity = wholeNumber(fields.Quantity ?? 1)
  if (!quantity) return back(c, { kind: 'error', key: 'Answers.QuantityNumber' })
  const variantId = await meantVariant(c, fields)
  if (variantId === undefined) return back(c, { kind: 'error', key: 'Answers.NoSuchChoice' })
  const origin = originOf(fields)
  const change = await addToCart(c, { variantId, quantity, origin })
  return change.state === 'changed'
    ? basket(c)
    : back(
        c,
        problemOf(change, 'Answers.Variant', (available) => ({
          path: '/shoppingcarts/add',
          fields: { ...origin, ProductVariantId: String(variantId), Quantity: available },
        })),
      )
}

/**
 * The variant that a form means. Without JavaScript the hidden ProductVariantId keeps its first value, so that the
 * chosen attribute values have priority.
 */
async function meantVariant(c: ShopContext, fields: Fields): Promise<number | undefined> {
  const previousVariantId = wholeNumber(fields.ProductVariantId)
  const names = Object.keys(fields).filter((name) => /^VariantValueId\d+$/.test(name) && fields[name] !== '')
  const productId = wholeNumber(fields.ProductId)
  if (names.length === 0 || productId === undefined) return previousVariantId
  const product = await findProduct(c.get('db'), productId, c.var)
  const valueIds = names.map((name) => wholeNumber(fields[name]) ?? -1)
  const variant = product && resolveVariation(product, { valueIds, previousVariantId })?.variant
  const isMeant = valueIds.every((id) => variant?.values.some((value) => value.valueId === id))
  return isMeant ? variant?.id : undefined
}

async function update(c: ShopContext, fields: Fields): Promise<Response> {
  const removed = wholeNumber(fields.remove)
  if (removed !== undefined) return remove(c, removed)
  const kept = wholeNumber(fields.save)
  if (kept !== undefined) {
    await keepGifts(c, fields)
    if (!(await saveForLater(c, kept))) leaveFlash(c, { kind: 'error', key: 'Answers.CartItem' })
    return basket(c)
  }
  const problems: Flash[] = []
  for (const line of (await cartView(c)).lines) {
    const typed = fields[`Quantity-${line.id}`]
    const quantity = wholeNumber(typed)
    if (typed === undefined || quantity === line.quantity) continue
    if (quantity === undefined) problems.push({ kind: 'error', key: 'Answers.QuantityNumber' })
    else if (quantity === 0) problems.push(removalOf(line))
    else {
      const change = await changeQuantity(c, line.id, quantity)
      const field = `Quantity-${line.id}`
      const take: Take = (available) => ({ path: '/shoppingcarts/update', fields: { [field]: available } })
      if (change.state !== 'changed') problems.push(problemOf(change, 'Answers.CartItem', take))
    }
  }
  await keepGifts(c, fields)
  if (problems.length > 0) leaveFlash(c, ...problems)
  return basket(c)
}

async function keepGifts(c: ShopContext, fields: Fields): Promise<void> {
  for (const { id, gift } of (await cartView(c)).lines) {
    const typed = typedGift(fields, id)
    if (typed === undefined || JSON.stringify(typed) === JSON.stringify(gift)) continue
    await withCart(c, (trx, cartId) => keepGift(trx, cartId, id, typed))
  }
}

/** The next page has a button that restores the item. */
async function remove(c: ShopContext, id: number): Promise<Response> {
  const line = (await cartView(c)).lines.find((one) => one.id === id)
  const change = await removeItem(c, id)
  if (line && change.state === 'changed') {
    const { variant, quantity, origin } = line
    const texts = Object.entries(origin).map(([name, value]) => [name, String(value)])
    const more = { ProductVariantId: String(variant.id), Quantity: String(quantity) }
    leaveFlash(c, {
      kind: 'info',
      key: 'ShoppingCarts.ProductRemoved',
      values: { name: variant.name },
      remedy: {
        path: '/shoppingcarts/add',
        fields: { ...Object.fromEntries(texts), ...more },
        key: 'Core.Undo',
      },
    })
  }
  return basket(c)
}

async function saved(c: ShopContext, fields: Fields): Promise<Response> {
  const [wanted, forgotten, restored] = [fields.return, fields.forget, fields.restore].map((value) =>
    wholeNumber(value),
  )
  if (forgotten !== undefined) return forget(c, forgotten)
  if (restored !== undefined) return restore(c, restored)
  if (wanted === undefined) return basket(c)
  const { variantId, ...change } = await returnToCart(c, wanted)
  if (change.state !== 'changed') {
    leaveFlash(
      c,
      problemOf(change, 'Answers.CartItem', (available) => ({
        path: '/shoppingcarts/add',
        fields: { ProductVariantId: String(variantId), Quantity: available },
      })),
    )
  }
  return basket(c)
}

/** The next page has a button that restores the item. The tag has its own undo, and receives only the list. */
async function forget(c: ShopContext, id: number): Promise<Response> {
  const name = await forgetSaved(c, id)
  if (c.get('isFragment')) return savedFragment(c)
  if (name !== undefined)
    leaveFlash(c, {
      kind: 'info',
      key: 'Basket.SavedRemoved',
      values: { name },
      remedy: { path: '/shoppingcarts/saved', fields: { restore: String(id) }, key: 'Core.Undo' },
    })
  return basket(c)
}

async function restore(c: ShopContext, id: number): Promise<Response> {
  const isRestored = await restoreSaved(c, id)
  if (c.get('isFragment')) return isRestored ? savedFragment(c) : refuseJson(c, 404, 'Answers.CartItem')
  if (!isRestored) leaveFlash(c, { kind: 'error', key: 'Answers.CartItem' })
  return basket(c)
}

async function apply(c: ShopContext, code: string): Promise<Response> {
  if (code === '') leaveFlash(c, { kind: 'error', key: 'Answers.CouponMissing' })
  else leaveFlash(c, answerOf(c, await applyCoupon(c, code)))
  return basket(c)
}

async function takeOff(c: ShopContext): Promise<Response> {
  await removeCoupon(c)
  leaveFlash(c, { kind: 'success', key: 'Answers.CouponRemoved' })
  return basket(c)
}

function answerOf(c: ShopContext, outcome: CouponOutcome): Flash {
  if (outcome.state === 'unknown') return { kind: 'error', key: 'ShoppingCarts.NoCoupon' }
  if (outcome.state === 'applied') return { kind: 'success', key: 'ShoppingCarts.CouponValid' }
  return { kind: 'error', ...couponProblem(c, outcome.coupon) }
}

type Take = (available: string) => Pick<Remedy, 'path' | 'fields'>

function problemOf(change: Exclude<CartChange, { state: 'changed' }>, unknownKey: string, take: Take): Flash {
  if (change.state === 'unknown') return { kind: 'error', key: unknownKey }
  const problem = change.state === 'quantity' ? change.problem : stockProblem(change.name, change.stock)
  const { available } = change
  if (available === 0) return { kind: 'error', ...problem }
  const remedy = { ...take(String(available)), key: 'ShoppingCarts.TakeAvailable', values: { count: available } }
  return { kind: 'info', ...problem, remedy }
}

/** A quantity of 0 may be a mistake, so that the next page asks for confirmation. */
const removalOf = ({ id, variant }: CartLine): Flash => ({
  kind: 'info',
  key: 'ShoppingCarts.AskRemove',
  values: { name: variant.name },
  remedy: { path: '/shoppingcarts/update', fields: { remove: String(id) }, key: 'Shop.Cart.Remove' },
})

function back(c: ShopContext, message: Flash): Response {
  leaveFlash(c, message)
  return c.redirect(formPage(c, pagePath(c, '/catalog')), 303)
}
