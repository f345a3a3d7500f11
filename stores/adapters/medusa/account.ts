import { array, type Infer, nullable, optional, string, type, unknown } from 'superstruct'
import { ShopError } from '../../../runtime/request/errors.ts'
import type { AccountCalls, SignedIn } from '../groups/account.ts'
import { ADDRESSES, inputOf, keptAddresses, ME } from './addresses.ts'
import { cartPath } from './carts.ts'
import { type MedusaClient, reasonOf } from './client.ts'
import type { Region } from './region.ts'

const Text = optional(nullable(string()))

const Customer = type({ email: string(), first_name: Text, last_name: Text, phone: Text })
const Found = type({ customer: Customer })
const Token = type({ token: string() })
const Saved = type({ customer: type({ addresses: array(type({ id: string() })) }) })

const EMAIL = '/auth/customer/emailpass'
const addressPath = (id: string) => `${ADDRESSES}/${encodeURIComponent(id)}`

const customerOf = ({ email, first_name, last_name, phone }: Infer<typeof Customer>) => ({
  ...{ email, firstName: first_name ?? '', lastName: last_name ?? '', phone: phone ?? '' },
})

/** The customer whose token the browser has. The cart of the visitor is given to the customer. */
export function medusaAccount(client: MedusaClient, region: () => Promise<Region>): AccountCalls {
  const { post, remove, token, cart } = client

  const signIn = async (email: string, password: string): Promise<SignedIn> => {
    const found = await post(EMAIL, Token, { email, password }).catch(unauthorized)
    if (!found) return 'no'
    token.set(found.token)
    const id = cart.get()
    // A cart that was ordered or does not exist any more stays what it is.
    if (id) await post(`${cartPath(id)}/customer`, unknown()).catch(refused)
    return 'yes'
  }
  /** The answer has all addresses; a new one is the one that was not there before. */
  const added = async (body: object): Promise<string> => {
    const before = new Set((await keptAddresses(client)).map(({ id }) => id))
    const { customer } = await post(ADDRESSES, Saved, body, { fields: '*addresses' })
    return customer.addresses.find(({ id }) => !before.has(id))?.id ?? ''
  }

  return {
    customer: () => signedInCustomer(client),
    signIn,
    async signOut() {
      for (const kept of [token, cart]) kept.forget(kept.get() ?? '')
    },
    async register({ email, password, firstName, lastName, phone }) {
      const found = await post(`${EMAIL}/register`, Token, { email, password }).catch(unauthorized)
      if (found) {
        token.set(found.token)
        const names = { first_name: firstName, last_name: lastName, ...(phone && { phone }) }
        await post('/store/customers', unknown(), { email, ...names }).catch((error: unknown) => {
          token.forget(found.token)
          throw error
        })
      }
      // The first token is only for the registration. The password of a known account is another one.
      return signIn(email, password)
    },
    async forgotPassword(email) {
      await post(`${EMAIL}/reset-password`, unknown(), { identifier: email })
    },
    addresses: () => keptAddresses(client),
    countries: async () => (await region()).countries,
    async keepAddress(address, id) {
      const body = inputOf(address)
      if (!id) return added(body)
      await post(addressPath(id), unknown(), body)
      return id
    },
    async removeAddress(id) {
      await remove(addressPath(id), unknown())
    },
  }
}

/** The customer of the kept token; undefined for a visitor, and once the token has ended. */
export async function signedInCustomer({ get, token }: MedusaClient) {
  const own = token.get()
  if (own === undefined) return undefined
  const found = await get(ME, Found, { fields: 'email,first_name,last_name,phone' }).catch(unauthorized)
  if (!found) token.forget(own)
  return found && customerOf(found.customer)
}

function unauthorized(error: unknown): undefined {
  if (error instanceof ShopError && error.kind === 'unauthorized') return undefined
  throw error
}

function refused(error: unknown): undefined {
  if (reasonOf(error) !== '') return undefined
  throw error
}
