import type { PostalAddress } from '../../../data/tables/orders.ts'
import type { ShopContext } from '../../context.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { isName } from '../../shop/account/name.ts'
import { customerAddress } from '../../shop/addresses.ts'
import { listedGifts } from '../../shop/cart/gifts.ts'
import { checkVat, forgetVat, vatNumberOf } from '../../shop/cart/vat.ts'
import {
  type Country,
  countries,
  deliveryDays,
  isPaymentMethod,
  paymentsOf,
  shippingMethods,
} from '../../shop/delivery.ts'
import type { Checkout } from '../../shop/orders/place-order.ts'
import { cartCollection } from '../../shop/pickup/collection.ts'
import { dayOf } from '../day-field.ts'
import { isEmail } from '../email.ts'
import { isTicked } from '../security/register.ts'
import { isPhone, isPostalCode } from './address-rules.ts'

type Kind = 'Shipping' | 'Billing' | ''

const texts = { FirstName: 60, LastName: 60, Street1: 200, PostalCode: 12, City: 80 } as const
const longestPhone = 30
const longestRegion = 80
const longestRemarks = 1000

/** The names of an address's fields, without the prefix of the kind of address. */
export const addressFieldNames = [...Object.keys(texts), 'Region', 'CountryId', 'PhoneNumber']

export const shippingFieldNames = addressFieldNames.map((name) => `Shipping${name}`)

export const checkoutFieldNames = [
  ...addressFieldNames.flatMap((name) => [`Shipping${name}`, `Billing${name}`]),
  'Email',
  'ExistingShippingAddressId',
  'ExistingBillingAddressId',
  'AccountType',
  'CompanyName',
  'VatNumber',
  'BillingSameAsShipping',
  'ShippingMethodId',
  'PaymentMethod',
  'Terms',
  'Remarks',
  'WishedDay',
]

const isKey = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

type Errors = Record<string, string>

export type ReadCheckout = { checkout?: Checkout; email: string; errors: Errors }

/** Prices are never read from the form. */
export async function readCheckout(c: ShopContext, fields: Fields): Promise<ReadCheckout> {
  const { db, culture, customer, t } = c.var
  const errors: Errors = {}
  const email = textOf(fields, 'Email').toLowerCase()
  if (customer === null && email === '') errors.Email = t('Shop.Form.Required')
  else if (customer === null && !isEmail(email)) errors.Email = t('Shop.Form.EmailWrong')
  const known = await countries(db, culture)
  const shipping = await addressOf(c, fields, 'Shipping', known, errors)
  const isSame = isTicked(fields, 'BillingSameAsShipping')
  const billing = isSame ? shipping : await addressOf(c, fields, 'Billing', known, errors)
  const methodId = wholeNumber(fields.ShippingMethodId)
  const method = (await shippingMethods(db, c.var)).find(({ id }) => id === methodId)
  if (method === undefined) errors.ShippingMethodId = t('Shop.Checkout.MethodMissing')
  else if (method.carrier && !(await cartCollection(c))) errors.ShippingMethodId = t('Pickup.Missing')
  const payment = textOf(fields, 'PaymentMethod')
  if (!isPaymentMethod(payment)) errors.PaymentMethod = t('Shop.Checkout.PaymentMissing')
  else if (method && !paymentsOf(method).includes(payment)) errors.PaymentMethod = t('Checkout.Problems.payment')
  const company = await readCompany(c, fields, billing, errors)
  const remarks = textOf(fields, 'Remarks')
  if (remarks.length > longestRemarks) errors.Remarks = t('Answers.TooLong', { count: longestRemarks })
  const wishedDay = dayOf(c, fields, 'WishedDay', deliveryDays(), errors)
  if (!isTicked(fields, 'Terms')) errors.Terms = t('Shop.Form.Terms')
  if (Object.keys(errors).length > 0 || method === undefined || !isPaymentMethod(payment)) return { email, errors }
  const couponCode = textOf(fields, 'CouponCode')
  const seenTotal = textOf(fields, 'SeenTotal')
  const attempt = textOf(fields, 'AttemptKey')
  return {
    email,
    checkout: {
      shipping,
      billing,
      company,
      methodId: method.id,
      payment,
      remarks,
      wishedDay,
      gifts: listedGifts(fields),
      attempt: isKey(attempt) ? attempt : '',
      couponCode,
      seenTotal,
    },
    errors,
  }
}

/** Characters. */
const longestCompany = 120
const longestVat = 20

/** The VAT number is validated, since it decides the taxes. */
async function readCompany(
  c: ShopContext,
  fields: Fields,
  billing: PostalAddress,
  errors: Errors,
): Promise<string | null> {
  const { db, market, t } = c.var
  const name = textOf(fields, 'CompanyName')
  const number = textOf(fields, 'VatNumber')
  if (textOf(fields, 'AccountType') !== 'Business') {
    await forgetVat(c)
    return null
  }
  if (name === '') errors.CompanyName = t('Shop.Form.Required')
  else if (name.length > longestCompany) errors.CompanyName = t('Answers.TooLong', { count: longestCompany })
  else if (!isName(name)) errors.CompanyName = t('Answers.Letters')
  if (number === '') {
    await forgetVat(c)
    return name
  }
  const country =
    (await countries(db, c.get('culture'))).find(({ id }) => id === billing.countryId)?.code ?? market.country
  if (number.length > longestVat) errors.VatNumber = t('Checkout.Vat.Malformed')
  else if (vatNumberOf(number, country) !== market.vatNumber) {
    const { isValid, key } = await checkVat(c, number, country)
    if (isValid === false && key) errors.VatNumber = t(key)
  }
  return name
}

/** The customer's own address that a form chooses; null for an unknown address, undefined without a choice. */
export async function chosenAddress(
  c: ShopContext,
  fields: Fields,
  kind: 'Shipping' | 'Billing',
): Promise<PostalAddress | null | undefined> {
  const { customer, db } = c.var
  const chosen = textOf(fields, `Existing${kind}AddressId`)
  if (customer === null || chosen === '') return undefined
  const found = await customerAddress(db, customer.id, wholeNumber(chosen) ?? 0)
  if (!found) return null
  const { id: _id, type: _type, isFirst: _isFirst, ...address } = found
  return address
}

async function addressOf(
  c: ShopContext,
  fields: Fields,
  kind: 'Shipping' | 'Billing',
  known: readonly Country[],
  errors: Errors,
): Promise<PostalAddress> {
  const chosen = await chosenAddress(c, fields, kind)
  if (chosen === null) errors[`Existing${kind}AddressId`] = c.get('t')('Answers.Address')
  return chosen ?? readAddress(c, fields, kind, known, chosen === null ? {} : errors)
}

/** Errors are added to `errors`, by field. */
export function readAddress(
  c: ShopContext,
  fields: Fields,
  kind: Kind,
  known: readonly Country[],
  errors: Errors,
): PostalAddress {
  const { t } = c.var
  const read = (name: keyof typeof texts) => {
    const text = textOf(fields, kind + name)
    if (text === '') errors[kind + name] = t('Shop.Form.Required')
    else if (text.length > texts[name]) errors[kind + name] = t('Answers.TooLong', { count: texts[name] })
    else if (name === 'PostalCode' && country && !isPostalCode(text, country.code)) {
      errors[kind + name] = t('Answers.PostalCode', { country: country.name })
    } else if (name !== 'PostalCode' && !isName(text)) errors[kind + name] = t('Answers.Letters')
    return text
  }
  const countryId = wholeNumber(fields[`${kind}CountryId`]) ?? 0
  const country = known.find(({ id }) => id === countryId)
  if (!country) errors[`${kind}CountryId`] = t('Answers.Country')
  const phoneNumber = textOf(fields, `${kind}PhoneNumber`)
  if (phoneNumber.length > longestPhone || (phoneNumber !== '' && country && !isPhone(phoneNumber, country.code))) {
    errors[`${kind}PhoneNumber`] = t('Answers.Phone')
  }
  const region = textOf(fields, `${kind}Region`)
  if (region.length > longestRegion || (region !== '' && !isName(region)))
    errors[`${kind}Region`] = t('Answers.Letters')
  return {
    ...(region !== '' && { region }),
    firstName: read('FirstName'),
    lastName: read('LastName'),
    street1: read('Street1'),
    postalCode: read('PostalCode'),
    city: read('City'),
    countryId,
    ...(phoneNumber !== '' && { phoneNumber }),
  }
}
