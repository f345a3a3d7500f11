import { array, boolean, type Infer, nullable, number, optional, string, type } from 'superstruct'
import { KEPT_ADDRESS, Kept, ORDER_ADDRESS, OrderAddress } from './addresses.ts'

/** The operations of Vendure for a checkout, and the structs of their answers. */

export const READ = `query {
  activeOrder {
    code currencyCode shippingWithTax total totalWithTax
    lines { quantity linePriceWithTax productVariant { name } }
    shippingLines { shippingMethod { id } }
    shippingAddress { ${ORDER_ADDRESS} } billingAddress { ${ORDER_ADDRESS} }
    customer { emailAddress firstName lastName phoneNumber }
  }
  activeCustomer { emailAddress firstName lastName phoneNumber addresses { ${KEPT_ADDRESS} } }
  availableCountries { code name }
  eligibleShippingMethods { id name description priceWithTax }
  eligiblePaymentMethods { code name description isEligible eligibilityMessage }
}`

export const STATE = `query {
  activeOrder { code state lines { productVariant { name } } shippingAddress { ${ORDER_ADDRESS} } }
  activeCustomer { addresses { ${KEPT_ADDRESS} } }
}`

const RESULT = `__typename
  ... on ErrorResult { errorCode message }
  ... on OrderStateTransitionError { transitionError }`
const ORDER_RESULT = '__typename ... on ErrorResult { errorCode message }'

/** Mutations of one document are done one after the other. */
export const PREPARE = `mutation (
  $shipping: CreateAddressInput!, $billing: CreateAddressInput!, $customer: CreateCustomerInput!, $isGuest: Boolean!,
  $delivery: [ID!]!
) {
  shipping: setOrderShippingAddress(input: $shipping) { ${ORDER_RESULT} }
  billing: setOrderBillingAddress(input: $billing) { ${ORDER_RESULT} }
  customer: setCustomerForOrder(input: $customer) @include(if: $isGuest) { ${ORDER_RESULT} }
  result: setOrderShippingMethod(shippingMethodId: $delivery) {
    ${ORDER_RESULT} ... on Order { totalWithTax currencyCode }
  }
}`

export const ADDRESS = `mutation ($shipping: CreateAddressInput!) {
  result: setOrderShippingAddress(input: $shipping) { ${ORDER_RESULT} }
}`

export const DELIVERY = `mutation ($delivery: [ID!]!) {
  result: setOrderShippingMethod(shippingMethodId: $delivery) { ${ORDER_RESULT} }
}`

export const REOPEN = `mutation { result: transitionOrderToState(state: "AddingItems") { ${RESULT} } }`
export const START = `mutation { result: transitionOrderToState(state: "ArrangingPayment") { ${RESULT} } }`

export const PAY = `mutation ($payment: String!, $data: JSON!) {
  result: addPaymentToOrder(input: { method: $payment, metadata: $data }) {
    ${RESULT}
    ... on PaymentDeclinedError { paymentErrorMessage }
    ... on PaymentFailedError { paymentErrorMessage }
    ... on IneligiblePaymentMethodError { eligibilityCheckerMessage }
  }
}`

const Person = {
  ...{ emailAddress: string(), firstName: string(), lastName: string() },
  phoneNumber: optional(nullable(string())),
}

export const Read = type({
  activeOrder: nullable(
    type({
      ...{ code: string(), currencyCode: string(), shippingWithTax: number(), total: number(), totalWithTax: number() },
      lines: array(type({ quantity: number(), linePriceWithTax: number(), productVariant: type({ name: string() }) })),
      shippingLines: array(type({ shippingMethod: type({ id: string() }) })),
      ...{ shippingAddress: nullable(OrderAddress), billingAddress: nullable(OrderAddress) },
      customer: nullable(type(Person)),
    }),
  ),
  activeCustomer: nullable(type({ ...Person, addresses: nullable(array(Kept)) })),
  availableCountries: array(type({ code: string(), name: string() })),
  eligibleShippingMethods: array(type({ id: string(), name: string(), description: string(), priceWithTax: number() })),
  eligiblePaymentMethods: array(
    type({
      ...{ code: string(), name: string(), description: string(), isEligible: boolean() },
      eligibilityMessage: optional(nullable(string())),
    }),
  ),
})

export const State = type({
  activeOrder: nullable(
    type({
      ...{ code: string(), state: string(), shippingAddress: nullable(OrderAddress) },
      lines: array(type({ productVariant: type({ name: string() }) })),
    }),
  ),
  activeCustomer: nullable(type({ addresses: nullable(array(Kept)) })),
})
export type State = Infer<typeof State>

const Text = optional(nullable(string()))
const Result = type({
  ...{ errorCode: optional(string()), message: optional(string()) },
  ...{ transitionError: Text, paymentErrorMessage: Text, eligibilityCheckerMessage: Text },
})
export type Result = Infer<typeof Result>

export const Done = type({ result: Result })
const Total = type({ totalWithTax: optional(number()), currencyCode: optional(string()) })
export const Prepared = type({
  ...{ shipping: Result, billing: Result, customer: optional(Result) },
  result: type({ ...Result.schema, ...Total.schema }),
})
