import { isIP } from 'node:net'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Db } from '../../../data/schema.ts'
import type { Customer, ShopContext } from '../../context.ts'
import { shopName } from '../../pages/layout/head.tsx'
import { record } from './audit.ts'
import { openChallenge, takeChallenge } from './passkey-challenges.ts'
import { awaitedCustomer } from './pending-sign-in.ts'
import { writeSafetyLetter } from './safety-letter.ts'

/** Loaded at its first use: it would take a third of the shop's start, and most visitors have no passkey. */
const webAuthn = () => import('@simplewebauthn/server')

export const mostPasskeys = 10

/** The site to which passkeys belong. Undefined for an IP address, which browsers do not accept as a site. */
export function relyingParty(c: ShopContext): { id: string; origin: string } | undefined {
  const { hostname, origin } = new URL(c.get('site'))
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : { id: hostname, origin }
}

/** The passkeys of a customer, the oldest first. */
export const passkeysOf = (db: Db, customerId: number) =>
  db
    .selectFrom('passkey')
    .select(['id', 'handle', 'name', 'transports', 'created_at as createdAt', 'used_at as usedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute()

type Transports = NonNullable<PublicKeyCredentialRequestOptionsJSON['allowCredentials']>[number]['transports']
const described = (keys: Awaited<ReturnType<typeof passkeysOf>>) =>
  keys.map(({ id, transports }) => ({ id, transports: transports as Transports }))

/** The browser's options for creating a passkey. It can be found without an e-mail, and verifies its user. */
export async function passkeyToAdd(c: ShopContext, customer: Customer, rpID: string) {
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: shopName,
    rpID,
    userID: new TextEncoder().encode(`customer ${customer.id}`),
    userName: customer.email,
    userDisplayName: `${customer.firstName} ${customer.lastName}`,
    attestationType: 'none',
    excludeCredentials: described(await passkeysOf(c.get('db'), customer.id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await openChallenge(c, 'add', options.challenge, customer.id)
  return options
}

/** Stores the passkey that the browser has created. False when it does not match the challenge of this browser. */
export async function addPasskey(c: ShopContext, customer: Customer, name: string, answer: unknown): Promise<boolean> {
  const party = relyingParty(c)
  const challenge = await takeChallenge(c, 'add')
  if (!party || challenge?.customerId !== customer.id) return false
  const verified = await (await webAuthn())
    .verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    })
    .catch(() => undefined)
  if (!verified?.verified) return false
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  const isKept = await c.var.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('passkey')
      .values({
        id,
        customer_id: customer.id,
        name,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return false
    await record(c, 'passkey-added', customer.id, trx)
    return true
  })
  if (isKept) await writeSafetyLetter(c, customer.id, 'PasskeyAdded')
  return isKept
}

/** Removes a passkey of a customer. False if there is none with that handle. */
export async function removePasskey(c: ShopContext, customerId: number, handle: string): Promise<boolean> {
  const { numDeletedRows } = await c.var.db
    .deleteFrom('passkey')
    .where('customer_id', '=', customerId)
    .where('handle', '=', handle)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await record(c, 'passkey-removed', customerId)
  await writeSafetyLetter(c, customerId, 'PasskeyRemoved')
  return true
}

/** The browser's options for signing in by a passkey: after the password one of that customer, else any. */
export async function passkeyToUse(c: ShopContext, rpID: string) {
  const awaited = await awaitedCustomer(c)
  const keys = awaited ? await passkeysOf(c.get('db'), awaited.id) : []
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    allowCredentials: described(keys),
  })
  await openChallenge(c, 'sign-in', options.challenge, awaited?.id ?? null)
  return options
}

export async function ownerOfAnswer(c: ShopContext, answer: unknown) {
  const party = relyingParty(c)
  const challenge = await takeChallenge(c, 'sign-in')
  const key = await findKey(c.get('db'), (answer as { id?: unknown } | null)?.id)
  const isFit = challenge && key && (challenge.customerId === null || challenge.customerId === key.customer_id)
  if (!party || !isFit || !(await isAnswered(c.get('db'), key, answer, challenge.challenge, party))) {
    await record(c, 'passkey-refused', key?.customer_id ?? null)
    return undefined
  }
  return c.get('db').selectFrom('customer').selectAll().where('id', '=', key.customer_id).executeTakeFirstOrThrow()
}

const findKey = (db: Db, id: unknown) =>
  db
    .selectFrom('passkey')
    .select(['id', 'customer_id', 'public_key', 'counter'])
    .where('id', '=', typeof id === 'string' ? id : '')
    .executeTakeFirst()

type Key = NonNullable<Awaited<ReturnType<typeof findKey>>>

/** Verifies the signature, and that the counter of the device has increased: that of a copy would not. */
async function isAnswered(
  db: Db,
  { id, public_key, counter }: Key,
  answer: unknown,
  expectedChallenge: string,
  party: { id: string; origin: string },
): Promise<boolean> {
  const verified = await (await webAuthn())
    .verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter: Number(counter) },
    })
    .catch(() => undefined)
  if (!verified?.verified) return false
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter: verified.authenticationInfo.newCounter, used_at: new Date() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
