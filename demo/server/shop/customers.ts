import { hashPassword, verifyPassword } from '../../data/passwords.ts'
import type { Customer, ShopContext } from '../context.ts'
import { type Attempt, countAttempt, forgetAttempts } from './account/attempts.ts'
import { endSession, startCustomerSession } from './account/sessions.ts'
import { awaitCode, awaitedCustomer, checkCode, endWait } from './account/two-factor.ts'
import { joinCarts } from './joining.ts'

/**
 * The outcome of signing in. Who has no account gets the same outcome as who mistyped the password. `needs-code`: the password was
 * right, and `finishSignIn` waits for the code of the customer's telephone.
 */
export type SignIn =
  | { state: 'signed-in'; customer: Customer }
  | { state: 'needs-code' }
  | { state: 'refused' }
  | { state: 'too-often'; waitSeconds: number }

/** What a person registers with, already checked by the form. */
export type Registration = { email: string; password: string; firstName: string; lastName: string }

/** The outcome of registering. `taken`: there is an account with this e-mail, and the password is not its own. */
export type Registered =
  | { state: 'registered'; customer: Customer }
  | { state: 'needs-code' }
  | { state: 'taken' }
  | TooOften
type TooOften = { state: 'too-often'; waitSeconds: number }

const columns = ['id', 'email', 'first_name', 'last_name', 'role', 'password_hash', 'two_factor_enabled'] as const
type Row = { id: number; email: string; first_name: string; last_name: string; role: Customer['role'] }

const toCustomer = ({ id, email, first_name: firstName, last_name: lastName, role }: Row): Customer => {
  return { id, email, firstName, lastName, role }
}

/** E-mails are one customer's in any case of letters. */
export const normalEmail = (text: string) => text.trim().toLowerCase()

/**
 * The hash that a password is compared with when there is no such customer: the time must not distinguish the cases
 * apart.
 */
const decoy = hashPassword('nobody has this one')

/**
 * Signs a customer in: new session, the anonymous cart joins the customer's. `address` is the caller's, for the
 * limit.
 */
export async function signIn(c: ShopContext, typed: string, password: string, address: string): Promise<SignIn> {
  const email = normalEmail(typed)
  const attempt = await countAttempt(c.var.db, email, address)
  if (!attempt.isAllowed) return tooOften(attempt)
  const row = await c.var.db.selectFrom('customer').select(columns).where('email', '=', email).executeTakeFirst()
  const fits = await verifyPassword(password, row?.password_hash ?? (await decoy))
  if (row === undefined || !fits) return { state: 'refused' }
  await forgetAttempts(c.var.db, email, address)
  if (row.two_factor_enabled) {
    await awaitCode(c, row.id)
    return { state: 'needs-code' }
  }
  const customer = toCustomer(row)
  await enter(c, customer)
  return { state: 'signed-in', customer }
}

/** Takes the code of the customer whose password was right before, and signs in. `expired`: that was too long ago. */
export async function finishSignIn(c: ShopContext, code: string): Promise<SignIn | { state: 'expired' }> {
  const { db } = c.var
  const id = await awaitedCustomer(c)
  if (id === undefined) return { state: 'expired' }
  const check = await checkCode(db, id, code)
  if (check.state === 'too-often') return check
  if (check.state === 'wrong') return { state: 'refused' }
  const customer = toCustomer(
    await db.selectFrom('customer').select(columns).where('id', '=', id).executeTakeFirstOrThrow(),
  )
  await endWait(c)
  await enter(c, customer)
  return { state: 'signed-in', customer }
}

const tooOften = ({ waitSeconds }: Extract<Attempt, { isAllowed: false }>): TooOften => {
  return { state: 'too-often', waitSeconds }
}

async function enter(c: ShopContext, customer: Customer): Promise<void> {
  await c.var.db.transaction().execute(async (trx) => {
    await joinCarts(trx, c, customer.id)
    await startCustomerSession(c, trx, customer)
  })
}

/**
 * Makes an account and signs its owner in. Who registers again with the right password is simply signed in; with
 * another one the tries are limited as at sign-in, so that the form is no way around that limit.
 */
export async function register(c: ShopContext, who: Registration, address: string): Promise<Registered> {
  const email = normalEmail(who.email)
  const values = { email, first_name: who.firstName, last_name: who.lastName }
  const row = await c.var.db
    .insertInto('customer')
    .values({ ...values, password_hash: await hashPassword(who.password) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (row === undefined) {
    const again = await signIn(c, email, who.password, address)
    if (again.state === 'signed-in') return { state: 'registered', customer: again.customer }
    if (again.state === 'needs-code') return again
    return again.state === 'refused' ? { state: 'taken' } : again
  }
  const customer = toCustomer(row)
  await enter(c, customer)
  return { state: 'registered', customer }
}

/** Signs the customer off, on this device. The cart stays the customer's, for the next time. */
export const signOff = (c: ShopContext): Promise<void> => endSession(c)
