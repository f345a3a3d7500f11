import type { PostalAddress } from '../../../../data/tables/orders.ts'
import { findPayment } from '../../../../provider/payments.ts'
import { type FormState, freshForm, type ShopContext } from '../../../context.ts'
import { customerAddresses, type KnownAddress } from '../../../shop/addresses.ts'
import { cartCity } from '../../../shop/cart/city.ts'
import { deliverTo } from '../../../shop/cart/delivery-choice.ts'
import { attemptKey } from '../../../shop/cart/find-cart.ts'
import type { CartView } from '../../../shop/cart/sums.ts'
import {
  type Country,
  countries,
  methodFor,
  type PaymentMethod,
  paymentMethods,
  type ShippingMethod,
  shippingMethods,
} from '../../../shop/delivery.ts'
import { lastChoices } from '../../../shop/orders/last-choices.ts'
import { type Collection, cartCollection } from '../../../shop/pickup/collection.ts'

export type CheckoutOptions = {
  countries: Country[]
  methods: ShippingMethod[]
  /** The point where the order is collected, if the method has one. */
  collection: Collection | undefined
  payments: readonly PaymentMethod[]
  attempt: string
  /** The card is already authorized for this attempt, so that it need not be typed again. */
  isCardAuthorised: boolean
}

/** The customer's addresses by their use, for delivery and bill; empty for a guest. */
export type OwnAddresses = { Shipping: KnownAddress[]; Billing: KnownAddress[] }

export async function ownAddresses({ var: { customer, db } }: ShopContext): Promise<OwnAddresses> {
  const of = async (kind: 'Shipping' | 'Billing') => (customer ? customerAddresses(db, customer.id, kind) : [])
  return { Shipping: await of('Shipping'), Billing: await of('Billing') }
}

export async function loadCheckout(c: ShopContext, cart: CartView): Promise<CheckoutOptions> {
  const [db, culture] = [c.get('db'), c.get('culture')]
  const attempt = await attemptKey(db, c.get('session'))
  return {
    countries: await countries(db, culture),
    methods: await shippingMethods(db, c.var, cart),
    collection: await cartCollection(c),
    payments: paymentMethods,
    attempt,
    isCardAuthorised: attempt !== '' && (await findPayment(db, attempt))?.state === 'authorised',
  }
}

/** The form's fields of an address: `ShippingStreet1` and so on. */
export const addressValues = (
  kind: 'Shipping' | 'Billing' | '',
  address: Partial<PostalAddress>,
): Record<string, string> => ({
  [`${kind}FirstName`]: address.firstName ?? '',
  [`${kind}LastName`]: address.lastName ?? '',
  [`${kind}Street1`]: address.street1 ?? '',
  [`${kind}PostalCode`]: address.postalCode ?? '',
  [`${kind}City`]: address.city ?? '',
  [`${kind}Region`]: address.region ?? '',
  [`${kind}CountryId`]: address.countryId === undefined ? '' : String(address.countryId),
  [`${kind}PhoneNumber`]: address.phoneNumber ?? '',
})

/**
 * The initial values of the form: the customer's name and last address, and the company and payment of the last order;
 * for a guest the country whose prices are shown. A delivery to another country changes the prices from now on.
 */
export async function checkoutDefaults(c: ShopContext, own: OwnAddresses): Promise<FormState> {
  const [db, customer, culture] = [c.get('db'), c.get('customer'), c.get('culture')]
  const [[last], [bill]] = [own.Shipping, own.Billing]
  const before = customer ? await lastChoices(db, customer.id) : undefined
  if (last) await deliverTo(c, last.countryId)
  const country = (await countries(db, culture)).find(({ code }) => code === c.get('market').country)
  const city = last ? undefined : await cartCity(c)
  const blank = {
    ...(customer && { firstName: customer.firstName, lastName: customer.lastName }),
    ...(country && { countryId: country.id }),
    ...(city && city.country === country?.code && { postalCode: city.postalCode, city: city.name }),
  }
  return freshForm({
    ...addressValues('Shipping', last ?? blank),
    ...addressValues('Billing', bill ?? blank),
    ...(last && { ExistingShippingAddressId: String(last.id) }),
    ...(bill && { ExistingBillingAddressId: String(bill.id) }),
    BillingSameAsShipping: 'true',
    AccountType: c.get('market').vatNumber || before?.company ? 'Business' : 'Private',
    CompanyName: before?.company ?? '',
    VatNumber: c.get('market').vatNumber ?? before?.vatNumber ?? '',
    PaymentMethod: before?.payment ?? paymentMethods[0],
  })
}

/** The shipping method of a form, or of the cart; undefined if no method is available. */
export const chosenMethod = (
  { values }: FormState,
  { methods }: CheckoutOptions,
  cart: CartView,
): ShippingMethod | undefined => methodFor(methods, Number(values.ShippingMethodId) || cart.methodId)
