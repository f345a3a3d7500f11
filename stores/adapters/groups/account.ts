import type { Address, Country, KeptAddress } from './address.ts'

export type Customer = { email: string; firstName: string; lastName: string; phone: string }

export type NewCustomer = Customer & { password: string }

/** `unverified`: the customer has to confirm the address of the email first. */
export type SignedIn = 'yes' | 'no' | 'unverified'

/** Calls of a customer who is not signed in throw `signInRequired()`. Other refusals are thrown by `refusalOf`. */
export type AccountCalls = {
  /** The signed-in customer; undefined for a visitor. */
  customer(): Promise<Customer | undefined>
  /** `no`: there is no such account, or it has another password. The basket of the visitor is kept. */
  signIn(email: string, password: string): Promise<SignedIn>
  signOut(): Promise<void>
  /** Resolves to whether the customer is signed in now. */
  register(customer: NewCustomer): Promise<SignedIn>
  /** Resolves also for an address without an account. */
  forgotPassword(email: string): Promise<void>
  addresses(): Promise<readonly KeptAddress[]>
  countries(): Promise<readonly Country[]>
  /** Changes an address, or adds one without an id. Resolves to its id. */
  keepAddress(address: Address, id?: string): Promise<string>
  removeAddress(id: string): Promise<void>
}
