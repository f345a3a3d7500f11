import { ShopError } from '../../../runtime/request/errors.ts'
import { t } from '../../../runtime/text/strings.ts'
import type { GraphQlClient } from '../graphql.ts'
import type { Checkout, CheckoutCalls, Ordered } from '../groups/checkout.ts'
import type { Order, OrderCalls } from '../groups/orders.ts'
import { refusalOf } from '../shop.ts'
import { addressOf, inputOf, keptOf } from './addresses.ts'
import {
  ADDRESS,
  DELIVERY,
  Done,
  PAY,
  PREPARE,
  Prepared,
  READ,
  REOPEN,
  Read,
  type Result,
  START,
  STATE,
  State,
} from './checkout-operations.ts'
import { amountOf, costsOf, type Vendure } from './values.ts'

/** The active order of a visitor, until it is paid. */
export function vendureCheckout(ask: GraphQlClient, vendure: Vendure, orders: OrderCalls): CheckoutCalls {
  const amount = (minor: number) => amountOf(minor, vendure)

  /** An order that has begun to be paid takes no change until it is open again. */
  const reopen = async (state: string) => {
    if (state !== 'AddingItems') throwRefusal((await ask(REOPEN, Done)).result)
  }

  /** Sets addresses, customer and delivery of the order. Resolves to its total in minor units. */
  const prepare = async (ordered: Ordered, { activeCustomer }: State) => {
    const kept = activeCustomer?.addresses?.find(({ id }) => id === ordered.shipping)
    const shipping = typeof ordered.shipping === 'string' ? kept && keptOf(kept) : ordered.shipping
    if (!shipping) throw refusalOf('', 'There is no such address.')
    const { email, billing = shipping, delivery } = ordered
    const { firstName, lastName, phone } = shipping
    const prepared = await ask(PREPARE, Prepared, {
      ...{ isGuest: !activeCustomer, delivery: [delivery] },
      customer: { emailAddress: email, firstName, lastName, phoneNumber: phone },
      ...{ shipping: inputOf(shipping), billing: inputOf(billing) },
    })
    for (const result of [prepared.shipping, prepared.billing, prepared.customer]) if (result) throwRefusal(result)
    throwRefusal(prepared.result)
    return prepared.result
  }

  /** Takes the payment. After a lost answer, the order itself says whether it is paid. */
  const pay = async (key: string, payment: string): Promise<void> => {
    try {
      throwRefusal((await ask(PAY, Done, { payment, data: (await vendure.paymentData(payment)) ?? {} })).result)
    } catch (error) {
      if (await orders.one(key).catch(() => undefined)) return
      throw error
    }
  }

  return {
    async read() {
      const { activeOrder, activeCustomer, availableCountries, eligibleShippingMethods, eligiblePaymentMethods } =
        await ask(READ, Read)
      if (!activeOrder || activeOrder.lines.length === 0) return undefined
      const { shippingAddress, billingAddress } = activeOrder
      const customer = activeCustomer ?? activeOrder.customer
      const checkout: Checkout = {
        key: activeOrder.code,
        costs: costsOf(activeOrder, vendure),
        lines: activeOrder.lines.map(({ quantity, linePriceWithTax, productVariant }) => ({
          ...{ name: productVariant.name, quantity, total: amount(linePriceWithTax) },
        })),
        delivery: activeOrder.shippingLines[0]?.shippingMethod.id ?? '',
        deliveries: eligibleShippingMethods.map(({ priceWithTax, ...method }) => ({
          ...method,
          price: amount(priceWithTax),
        })),
        payments: eligiblePaymentMethods.map(({ code, name, description, isEligible, eligibilityMessage }) => ({
          ...{ id: code, name, description },
          ...(!isEligible && { refusal: eligibilityMessage ?? '' }),
        })),
        countries: availableCountries.map(({ code, name }) => ({ id: code, name })),
        addresses: (activeCustomer?.addresses ?? []).map(keptOf),
        ...(shippingAddress?.countryCode && { shipping: addressOf(shippingAddress) }),
        ...(billingAddress?.countryCode && { billing: addressOf(billingAddress) }),
        ...(customer && {
          customer: {
            ...{ isSignedIn: activeCustomer !== null, email: customer.emailAddress },
            ...{ firstName: customer.firstName, lastName: customer.lastName, phone: customer.phoneNumber ?? '' },
          },
        }),
      }
      return checkout
    },

    async deliverTo(country) {
      const { activeOrder } = await ask(STATE, State)
      if (!activeOrder) throw refusalOf('', 'There is no order.')
      await reopen(activeOrder.state)
      const { shippingAddress } = activeOrder
      const known = addressOf(shippingAddress ?? {})
      throwRefusal((await ask(ADDRESS, Done, { shipping: inputOf({ ...known, country }) })).result)
    },

    async chooseDelivery(id) {
      const { activeOrder } = await ask(STATE, State)
      if (!activeOrder) throw refusalOf('', 'There is no order.')
      await reopen(activeOrder.state)
      throwRefusal((await ask(DELIVERY, Done, { delivery: [id] })).result)
    },

    async place(ordered) {
      const { key, seen, payment } = ordered
      const state = await ask(STATE, State)
      if (state.activeOrder?.code !== key) return orders.one(key)
      await reopen(state.activeOrder.state)
      const { totalWithTax, currencyCode } = await prepare(ordered, state)
      const total = amount(totalWithTax ?? 0)
      if (total !== seen.total || currencyCode !== seen.currency)
        return { otherTotal: total, currency: currencyCode ?? '' }
      throwShortage(state.activeOrder, (await ask(START, Done)).result)
      await pay(key, payment)
      const order: Order | undefined = await orders.one(key)
      if (!order) throw new ShopError('unreadable', 0, undefined, `The order ${key} is paid, but cannot be read.`)
      return order
    },
  }
}

/** Throws why an order cannot be paid. Vendure names the products that are not in stock in a message for developers. */
function throwShortage({ lines }: NonNullable<State['activeOrder']>, result: Result): void {
  const names = lines.map(({ productVariant }) => productVariant.name)
  const short = names.filter((name) => result.transitionError?.includes(name))
  if (short.length > 0) throw refusalOf(t('shop-adapters.NotInStock', { names: short.join(', ') }), result.errorCode)
  throwRefusal(result)
}

/** Throws what Vendure has refused, with its most exact message; a handler of payments may leave its own empty. */
function throwRefusal({
  errorCode,
  message,
  transitionError,
  paymentErrorMessage,
  eligibilityCheckerMessage,
}: Result): void {
  if (errorCode === undefined) return
  throw refusalOf(paymentErrorMessage || transitionError || eligibilityCheckerMessage || message || '', errorCode)
}
