import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { callerAddress } from '../../http/caller.ts'
import { normalEmail } from '../account/emails.ts'
import { agentOf } from './devices.ts'

export const auditKinds = [
  'registered',
  'address-confirmed',
  'signed-in',
  'sign-in-refused',
  'sign-in-limited',
  'signed-off',
  'code-sent',
  'code-refused',
  'code-limited',
  'recovery-code-used',
  'recovery-codes-made',
  'two-factor-on',
  'two-factor-off',
  'device-trusted',
  'device-forgotten',
  'reset-asked',
  'reset-limited',
  'password-reset',
  'password-changed',
  'password-refused',
  'session-ended',
  'sessions-ended',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'asset-uploaded',
  'asset-renamed',
  'asset-moved',
  'asset-deleted',
  'asset-restored',
  'assets-ordered',
  'folder-changed',
  'folder-deleted',
  'picture-chosen',
  'guide-chosen',
  'transfer-received',
] as const

export type AuditKind = (typeof auditKinds)[number]

/** Days for which events are stored. */
const keptDays = 400

/**
 * Records an event with its account and its origin. For an e-mail the account is looked up in the same statement, so
 * that an unknown e-mail takes as long as a known one; the e-mail itself is not stored. In a transaction, pass its
 * `db`. `subject` is the name of the object that staff changed.
 */
export async function record(
  c: ShopContext,
  kind: AuditKind,
  who: number | { email: string } | null,
  db: Db = c.get('db'),
  subject = '',
): Promise<void> {
  const customer_id =
    who !== null && typeof who === 'object'
      ? sql<number | null>`(select id from customer where email = ${normalEmail(who.email)}
          order by confirmed_at is null, id limit 1)`
      : who
  await db
    .insertInto('audit_event')
    .values({ kind, customer_id, address: callerAddress(c), user_agent: agentOf(c), subject })
    .execute()
}

/** The newest events of a customer's account. */
export const eventsOf = (db: Db, customerId: number, limit: number, offset = 0) =>
  db
    .selectFrom('audit_event')
    .select(['id', 'kind', 'address', 'user_agent as userAgent', 'happened_at as happenedAt', 'subject'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Deletes the events after the period for which they are stored. */
export const clearEvents = (db: Db) =>
  db
    .deleteFrom('audit_event')
    .where('happened_at', '<', new Date(Date.now() - keptDays * 24 * 60 * 60_000))
    .execute()
