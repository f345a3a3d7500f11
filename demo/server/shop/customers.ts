import { hashPassword } from '../../data/passwords.ts'
import type { Db } from '../../data/schema.ts'
import type { Customer, ShopContext } from '../context.ts'
import type { Attempt } from './account/attempts.ts'
import { writeConfirmation } from './account/confirmation.ts'
import { accountOf, normalEmail, sharedSalt } from './account/emails.ts'
import { endSession, startCustomerSession } from './account/sessions.ts'
import { attemptKey } from './cart/find-cart.ts'
import { joinCarts } from './cart/joining.ts'
import { releaseUnwanted } from './orders/promises.ts'
import { record } from './security/audit.ts'
import { forgetFailures } from './security/code-failures.ts'
import { isTrusted, trustDevice } from './security/devices.ts'
import { sendEmailCode } from './security/email-codes.ts'
import { countGuess, forgetGuesses } from './security/guesses.ts'
import { knowDevice } from './security/known-devices.ts'
import { awaitCode, awaitedCustomer, endWait } from './security/pending-sign-in.ts'
import { checkCode, type TwoFactorMethod } from './security/two-factor.ts'
import { joinWishlists } from './wishlists/joining.ts'

/**
 * The outcome of signing in. It is the same for an unknown e-mail and a wrong password. `needs-code`: the password was
 * right, and `finishSignIn` expects the code.
 */
export type SignIn =
  | { state: 'signed-in'; customer: Customer }
  | { state: 'needs-code' }
  | { state: 'refused' }
  | { state: 'too-often'; waitSeconds: number }

/** The data of a registration, already validated by the form. */
export type Registration = { email: string; password: string; firstName: string; lastName: string }

export type Registered = { state: 'registered'; customer: Customer } | { state: 'needs-code' } | TooOften
type TooOften = { state: 'too-often'; waitSeconds: number }

export type Finished = SignIn | { state: 'expired' } | { state: 'stopped' }

type TwoFactorColumns = { two_factor_enabled: boolean; two_factor_method: TwoFactorMethod }
type Row = { id: number; email: string; first_name: string; last_name: string; role: Customer['role'] }

const toCustomer = ({ id, email, first_name: firstName, last_name: lastName, role }: Row): Customer => {
  return { id, email, firstName, lastName, role }
}

/** Signs a customer in: starts a new session, and merges the guest's cart and lists into the customer's. */
export async function signIn(c: ShopContext, typed: string, password: string): Promise<SignIn> {
  const { db } = c.var
  const email = normalEmail(typed)
  const attempt = await countGuess(c, email)
  if (!attempt.isAllowed) return tooOften(attempt)
  const row = await accountOf(db, email, password)
  if (row === undefined) {
    await record(c, 'sign-in-refused', { email })
    return { state: 'refused' }
  }
  await forgetGuesses(c, email)
  if (await needsCode(c, row)) return { state: 'needs-code' }
  const customer = toCustomer(row)
  await enter(c, customer)
  return { state: 'signed-in', customer }
}

/** Whether this device needs a code after the password. A code by e-mail is then sent. */
async function needsCode(c: ShopContext, row: Row & TwoFactorColumns): Promise<boolean> {
  if (!row.two_factor_enabled || (await isTrusted(c, row.id))) return false
  await awaitCode(c, row.id)
  if (row.two_factor_method === 'email') await sendEmailCode(c, row)
  return true
}

/** Checks the code of the customer whose password was right before, and signs in. `expired`: that was too long ago. */
export async function finishSignIn(c: ShopContext, code: string, remembers: boolean): Promise<Finished> {
  const row = await awaitedCustomer(c)
  if (row === undefined) return { state: 'expired' }
  const check = await checkCode(c, row.id, code)
  if (check.state === 'too-often' || check.state === 'stopped') return check
  if (check.state === 'wrong') return { state: 'refused' }
  return { state: 'signed-in', customer: await completeSignIn(c, row, remembers) }
}

/** Signs in after all checks; `remembers`: this device needs no code for some time. */
export async function completeSignIn(c: ShopContext, row: Row, remembers: boolean): Promise<Customer> {
  const customer = toCustomer(row)
  await endWait(c)
  await forgetFailures(c.get('db'), customer.id)
  await enter(c, customer)
  if (remembers) {
    await trustDevice(c, customer.id)
    await record(c, 'device-trusted', customer.id)
  }
  return customer
}

const tooOften = ({ waitSeconds }: Extract<Attempt, { isAllowed: false }>): TooOften => {
  return { state: 'too-often', waitSeconds }
}

async function enter(c: ShopContext, customer: Customer): Promise<void> {
  const { db, session } = c.var
  const attempt = await attemptKey(db, session)
  await c.var.db.transaction().execute(async (trx) => {
    await joinCarts(trx, c, customer.id)
    await joinWishlists(trx, c.get('session').id, customer.id)
    await startCustomerSession(c, trx, customer)
    await knowDevice(c, trx, customer.id)
    await record(c, 'signed-in', customer.id, trx)
  })
  // The guest's cart was merged into the customer's, and its own authorization is no longer needed.
  await releaseUnwanted(db, attempt)
}

/**
 * Creates an account and signs its owner in. If the e-mail already has an account, the page is the same; only the
 * letter reveals it. With the right password of that account the visitor is signed in. Any other password counts as a
 * wrong one, so that the form cannot bypass the limit, and the count does not reveal whether an account exists.
 */
export async function register(c: ShopContext, who: Registration): Promise<Registered> {
  const { db } = c.var
  const email = normalEmail(who.email)
  const attempt = await countGuess(c, email)
  if (!attempt.isAllowed) return tooOften(attempt)
  const known = await accountOf(db, email, who.password)
  if (known) await forgetGuesses(c, email)
  if (known && (await needsCode(c, known))) return { state: 'needs-code' }
  const made = known ? undefined : await insert(db, email, who)
  // The same form, sent twice at once, has just created the account.
  const row = known ?? made ?? (await accountOf(db, email, who.password))
  if (!row) throw new Error('An account was neither made nor found.')
  const customer = toCustomer(row)
  await enter(c, customer)
  if (made) {
    await record(c, 'registered', customer.id)
    await writeConfirmation(c, customer)
  }
  return { state: 'registered', customer }
}

/** Inserts nothing if the e-mail already has an account with this password. */
async function insert(db: Db, email: string, who: Registration): Promise<Row | undefined> {
  const { firstName, lastName, password } = who
  const password_hash = await hashPassword(password, await sharedSalt(db, email))
  return db
    .insertInto('customer')
    .values({ email, first_name: firstName, last_name: lastName, password_hash })
    .onConflict((conflict) =>
      conflict.columns(['email', 'password_hash']).where('confirmed_at', 'is', null).doNothing(),
    )
    .returning(['id', 'email', 'first_name', 'last_name', 'role'])
    .executeTakeFirst()
}

/** Signs the customer off on this device. The cart stays the customer's. */
export async function signOff(c: ShopContext): Promise<void> {
  const customer = c.get('customer')
  if (customer) await record(c, 'signed-off', customer.id)
  await endSession(c)
}
