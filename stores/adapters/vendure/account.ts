import { array, boolean, nullable, optional, string, type } from 'superstruct'
import type { GraphQlClient } from '../graphql.ts'
import type { AccountCalls, SignedIn } from '../groups/account.ts'
import { refusalOf, signInRequired } from '../shop.ts'
import { inputOf, KEPT_ADDRESS, Kept, keptOf } from './addresses.ts'

const RESULT =
  '__typename ... on ErrorResult { errorCode message } ... on PasswordValidationError { validationErrorMessage }'

const CUSTOMER = 'query { activeCustomer { emailAddress firstName lastName phoneNumber } }'
const ADDRESSES = `query { activeCustomer { addresses { ${KEPT_ADDRESS} } } }`
const COUNTRIES = 'query { availableCountries { code name } }'
const LOGIN = `mutation ($email: String!, $password: String!) {
  result: login(username: $email, password: $password, rememberMe: true) { __typename ... on ErrorResult { errorCode message } }
}`
const LOGOUT = 'mutation { result: logout { success } }'
const REGISTER = `mutation ($input: RegisterCustomerInput!) { result: registerCustomerAccount(input: $input) { ${RESULT} } }`
const FORGOT = `mutation ($email: String!) {
  result: requestPasswordReset(emailAddress: $email) { __typename ... on ErrorResult { errorCode message } }
}`
const CREATE = 'mutation ($input: CreateAddressInput!) { result: createCustomerAddress(input: $input) { id } }'
const UPDATE = 'mutation ($input: UpdateAddressInput!) { result: updateCustomerAddress(input: $input) { id } }'
const DELETE = 'mutation ($id: ID!) { result: deleteCustomerAddress(id: $id) { success } }'

const Customer = type({
  activeCustomer: nullable(
    type({
      ...{ emailAddress: string(), firstName: string(), lastName: string() },
      phoneNumber: optional(nullable(string())),
    }),
  ),
})
const Addresses = type({ activeCustomer: nullable(type({ addresses: nullable(array(Kept)) })) })
const Countries = type({ availableCountries: array(type({ code: string(), name: string() })) })
const Outcome = type({
  result: nullable(
    type({
      errorCode: optional(string()),
      message: optional(string()),
      validationErrorMessage: optional(nullable(string())),
    }),
  ),
})
const WithId = type({ result: type({ id: string() }) })
const Success = type({ result: type({ success: boolean() }) })

/** The customer of the session. Vendure moves the basket of the visitor to the customer. */
export function vendureAccount(ask: GraphQlClient): AccountCalls {
  const signIn = async (email: string, password: string): Promise<SignedIn> => {
    const { result } = await ask(LOGIN, Outcome, { email, password })
    if (result?.errorCode === 'NOT_VERIFIED_ERROR') return 'unverified'
    if (result?.errorCode === 'INVALID_CREDENTIALS_ERROR') return 'no'
    accepted(result)
    return 'yes'
  }
  return {
    async customer() {
      const { activeCustomer } = await ask(CUSTOMER, Customer)
      if (!activeCustomer) return undefined
      const { emailAddress, phoneNumber, ...names } = activeCustomer
      return { ...names, email: emailAddress, phone: phoneNumber ?? '' }
    },
    signIn,
    async signOut() {
      await ask(LOGOUT, Success)
    },
    async register({ email, password, firstName, lastName, phone }) {
      const input = { emailAddress: email, password, firstName, lastName, phoneNumber: phone }
      accepted((await ask(REGISTER, Outcome, { input })).result)
      // Vendure does not say whether the address is known; the password of a known account is another one.
      const outcome = await signIn(email, password)
      return outcome === 'no' ? 'unverified' : outcome
    },
    async forgotPassword(email) {
      await ask(FORGOT, Outcome, { email })
    },
    async addresses() {
      const { activeCustomer } = await ask(ADDRESSES, Addresses)
      if (!activeCustomer) throw signInRequired()
      return (activeCustomer.addresses ?? []).map(keptOf)
    },
    async countries() {
      const { availableCountries } = await ask(COUNTRIES, Countries)
      return availableCountries.map(({ code, name }) => ({ id: code, name }))
    },
    async keepAddress(address, id) {
      const input = inputOf(address)
      const { result } = await (id ? ask(UPDATE, WithId, { input: { ...input, id } }) : ask(CREATE, WithId, { input }))
      return result.id
    },
    async removeAddress(id) {
      await ask(DELETE, Success, { id })
    },
  }
}

function accepted(
  result: { errorCode?: string; message?: string; validationErrorMessage?: string | null } | null,
): void {
  if (result?.errorCode === undefined) return
  throw refusalOf(result.validationErrorMessage ?? result.message ?? '', result.errorCode)
}
