import type { ColumnType, Generated } from 'kysely'
import type { Json, Moment, MomentNow, Optional } from './columns.ts'

/** A code for the day on which the second step cannot be done otherwise. `id` is its fingerprint; a code that was used is gone. */
interface RecoveryCodeTable {
  id: string
  customer_id: number
}

/** The newest code that was sent to a customer by e-mail, as a fingerprint. */
interface EmailCodeTable {
  customer_id: number
  code: string
  expires_at: Moment
}

/** What happened to an account, or to nobody's: when, and from where. It never holds what somebody typed to get in. */
interface AuditEventTable {
  id: Generated<string>
  happened_at: MomentNow
  kind: string
  customer_id: Optional<number>
  address: string
  user_agent: string
  /** What it was done to, such as an asset's name; never a secret. */
  subject: Generated<string>
}

/** A browser that is not asked for a code. `id` is the fingerprint of its cookie's token. */
interface TrustedDeviceTable {
  id: string
  handle: Generated<string>
  customer_id: number
  user_agent: string
  created_at: MomentNow
  expires_at: Moment
}

/** A browser in which a customer has signed in. `id` is the fingerprint of its cookie's token, the same for all who do so there. */
interface KnownDeviceTable {
  id: string
  customer_id: number
  expires_at: Moment
}

/** `id` is the credential's, in base64url, as is its public key. */
interface PasskeyTable {
  id: string
  handle: Generated<string>
  customer_id: number
  name: string
  public_key: string
  /** How often it was used, where the device counts; bigint comes as text. */
  counter: ColumnType<string, number, number>
  transports: Json<string[]>
  created_at: MomentNow
  used_at: Optional<Date>
}

/** `id` is the fingerprint of the token in the cookie of the browser that asked. */
interface PasskeyChallengeTable {
  id: string
  purpose: 'sign-in' | 'add'
  challenge: string
  customer_id: Optional<number>
  expires_at: Moment
}

/** How the passwords of the accounts with an e-mail that none has confirmed are hashed: `scrypt$N$r$p$salt`. */
interface EmailSaltTable {
  email: string
  salt: string
}

/** How many wrong codes a customer has given one after the other; those for recovery have a count of their own. */
interface CodeFailureTable {
  customer_id: number
  kind: 'code' | 'recovery'
  count: number
}

/** What keeps the account of a customer safe. */
export interface SecurityTables {
  recovery_code: RecoveryCodeTable
  email_code: EmailCodeTable
  audit_event: AuditEventTable
  trusted_device: TrustedDeviceTable
  known_device: KnownDeviceTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  email_salt: EmailSaltTable
  code_failure: CodeFailureTable
}
