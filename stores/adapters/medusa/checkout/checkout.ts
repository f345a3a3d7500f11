import { t } from '../../../../runtime/text/strings.ts'
import type { Checkout, CheckoutCalls, Ordered } from '../../groups/checkout.ts'
import type { Order } from '../../groups/orders.ts'
import { refusalOf } from '../../shop.ts'
import { signedInCustomer } from '../account.ts'
import { addressOf, inputOf, keptAddresses } from '../addresses.ts'
import { cartPath } from '../carts.ts'
import { missing, reasonOf } from '../client.ts'
import { nameOf } from '../lines.ts'
import { orderOf, PLACED } from '../orders.ts'
import type { Parts } from '../parts.ts'
import { stockOf } from '../stock.ts'
import { costsOf, currencyOf } from '../values.ts'
import { CART, type Cart, Completed, deliveriesOf, Found, Options, PaymentCollection, Providers } from './answers.ts'

const query = { fields: CART }

/** The cart of the visitor, until it is ordered. */
export function medusaCheckout({ client, medusa, visitor, region }: Parts): CheckoutCalls {
  const { get, post } = client
  const current = () => visitor.current<Cart>(Found, CART)
  const existing = async (): Promise<Cart> => {
    const cart = await current()
    if (!cart) throw refusalOf('', 'There is no cart.')
    return cart
  }
  const payments = async () => {
    const { payment_providers } = await get('/store/payment-providers', Providers, { region_id: medusa.region })
    const { payments: names } = medusa
    return payment_providers.flatMap(({ id }) =>
      names && !Object.hasOwn(names, id) ? [] : [{ id, name: names?.[id] ?? id, description: '' }],
    )
  }

  /** Sets the addresses, the email and the delivery. Resolves to the cart after that. */
  const prepare = async ({ key, email, shipping, billing, delivery }: Ordered): Promise<Cart> => {
    const address =
      typeof shipping === 'string' ? (await keptAddresses(client)).find(({ id }) => id === shipping) : shipping
    if (!address) throw refusalOf('', 'There is no such address.')
    const addresses = { shipping_address: inputOf(address), billing_address: inputOf(billing ?? address) }
    await post(cartPath(key), Found, { email, ...addresses }, query)
    return (await post(`${cartPath(key)}/shipping-methods`, Found, { option_id: delivery }, query)).cart
  }

  /** Medusa answers with the order of a cart that was ordered before, too. */
  const complete = async (key: string): Promise<Order> => {
    const { order, error } = await post(`${cartPath(key)}/complete`, Completed, {}, { fields: PLACED })
    if (!order) throw refusalOf(error?.message ?? '', error?.type ?? '')
    client.cart.forget(key)
    return orderOf(order, medusa)
  }
  const isOrdered = async (key: string) =>
    Boolean((await get(cartPath(key), Found, query).catch(missing))?.cart.completed_at)

  /** The names of the products that are not in stock in the quantity of the cart. */
  const short = async ({ items }: Cart): Promise<string[]> => {
    const stocks = await Promise.all(items.map(({ variant_id }) => stockOf(client, variant_id ?? '')))
    return items.flatMap((item, index) => (item.quantity > (stocks[index] ?? 0) ? [nameOf(item)] : []))
  }

  /** Takes the payment and orders. After a lost answer, the cart itself says whether it was ordered. */
  const order = async (cart: Cart, payment: string): Promise<Order> => {
    try {
      const { payment_collection } = await post('/store/payment-collections', PaymentCollection, { cart_id: cart.id })
      const path = `/store/payment-collections/${encodeURIComponent(payment_collection.id)}/payment-sessions`
      await post(path, PaymentCollection, { provider_id: payment })
      return await complete(cart.id)
    } catch (error) {
      if (await isOrdered(cart.id).catch(() => false)) return complete(cart.id)
      const names = reasonOf(error) === '' ? [] : await short(cart)
      if (names.length === 0) throw error
      throw refusalOf(t('shop-adapters.NotInStock', { names: names.join(', ') }))
    }
  }

  return {
    async read() {
      const cart = await current()
      if (!cart || cart.items.length === 0) return undefined
      const customer = await signedInCustomer(client)
      const [options, choices, { countries }, addresses] = await Promise.all([
        get('/store/shipping-options', Options, { cart_id: cart.id }),
        payments(),
        region(),
        customer ? keptAddresses(client) : [],
      ])
      const { shipping_address: shipping, billing_address: billing } = cart
      const checkout: Checkout = {
        key: cart.id,
        costs: costsOf(cart),
        lines: cart.items.map(({ quantity, original_total: total, ...item }) => ({
          ...{ name: nameOf(item), quantity, total },
        })),
        delivery: cart.shipping_methods[0]?.shipping_option_id ?? '',
        deliveries: deliveriesOf(options.shipping_options, cart),
        payments: choices,
        ...{ countries, addresses },
        ...(shipping?.country_code && { shipping: addressOf(shipping) }),
        ...(billing?.country_code && { billing: addressOf(billing) }),
        ...(customer
          ? { customer: { ...customer, isSignedIn: true } }
          : cart.email && { customer: guestOf(cart.email) }),
      }
      return checkout
    },

    async deliverTo(country) {
      const { id, shipping_address } = await existing()
      const address = { ...addressOf(shipping_address ?? {}), country }
      await post(cartPath(id), Found, { shipping_address: inputOf(address) }, query)
    },

    async chooseDelivery(id) {
      const cart = await existing()
      await post(`${cartPath(cart.id)}/shipping-methods`, Found, { option_id: id }, query)
    },

    async place(ordered) {
      const { key, seen, payment } = ordered
      const found = await get(cartPath(key), Found, query).catch(missing)
      if (found?.cart.completed_at) return complete(key)
      // The cart of another visitor, or of a session that has ended, is not ordered.
      if (!found || client.cart.get() !== key) return undefined
      const cart = await prepare(ordered)
      const currency = currencyOf(cart.currency_code)
      if (cart.total !== seen.total || currency !== seen.currency) return { otherTotal: cart.total, currency }
      return order(cart, payment)
    },
  }
}

const guestOf = (email: string) => ({ isSignedIn: false, email, firstName: '', lastName: '', phone: '' })
