import type { PostalAddress } from '../../../data/schema.ts'
import { type FormState, freshForm, type ShopContext } from '../../context.ts'
import type { CartView } from '../../shop/cart/sums.ts'
import {
  type Country,
  cartMethods,
  countries,
  customerAddresses,
  paymentMethods,
  type ShippingMethod,
} from '../../shop/delivery.ts'

/** What a checkout can choose from. */
export type CheckoutOptions = { countries: Country[]; methods: ShippingMethod[]; payments: readonly string[] }

/** Loads the countries and the ways of delivery, priced for the cart. */
export async function loadCheckout(c: ShopContext, cart: CartView): Promise<CheckoutOptions> {
  const { db, culture } = c.var
  return {
    countries: await countries(db, culture),
    methods: await cartMethods(db, c.var, cart),
    payments: paymentMethods,
  }
}

/** The form's fields of an address: `ShippingStreet1` and so on. */
export const addressValues = (
  kind: 'Shipping' | 'Billing',
  address: Partial<PostalAddress>,
): Record<string, string> => ({
  [`${kind}FirstName`]: address.firstName ?? '',
  [`${kind}LastName`]: address.lastName ?? '',
  [`${kind}Street1`]: address.street1 ?? '',
  [`${kind}PostalCode`]: address.postalCode ?? '',
  [`${kind}City`]: address.city ?? '',
  [`${kind}CountryId`]: address.countryId === undefined ? '' : String(address.countryId),
  [`${kind}PhoneNumber`]: address.phoneNumber ?? '',
})

const homes: Record<string, string> = { fr: 'BE', nl: 'BE', es: 'ES', de: 'DE', it: 'IT', pt: 'PT' }

/** The code of the country where most customers of a culture live; a fresh form proposes it. */
export const likelyCountry = (c: ShopContext): string | undefined => homes[c.var.culture]

/** The form before anything was sent: the customer's name, the last address, the first choices. */
export async function checkoutDefaults(c: ShopContext, options: CheckoutOptions): Promise<FormState> {
  const { db, customer } = c.var
  const last = customer ? (await customerAddresses(db, customer.id))[0] : undefined
  const country = options.countries.find(({ code }) => code === likelyCountry(c))?.id
  const blank = {
    ...(customer && { firstName: customer.firstName, lastName: customer.lastName }),
    ...(country !== undefined && { countryId: country }),
  }
  return freshForm({
    ...addressValues('Shipping', last ?? blank),
    ...addressValues('Billing', last ?? blank),
    BillingSameAsShipping: 'true',
    ShippingMethodId: String(options.methods[0]?.id ?? ''),
    PaymentMethod: options.payments[0] ?? '',
  })
}
