import type { ColumnType, Generated } from 'kysely'
import type { Json, Moment, MomentNow, Optional } from './columns.ts'

/** A recovery code for the second step. `id` is the hash of the code; a used code is deleted. */
interface RecoveryCodeTable {
  id: string
  customer_id: number
}

/** The hash of the last code that was sent to a customer by e-mail. */
interface EmailCodeTable {
  customer_id: number
  code: string
  expires_at: Moment
}

/** An event of an account, or of an unknown e-mail: its time and origin. It never contains a password or a code. */
interface AuditEventTable {
  id: Generated<string>
  happened_at: MomentNow
  kind: string
  customer_id: Optional<number>
  address: string
  user_agent: string
  /** The object of the event, such as an asset's name; never a secret. */
  subject: Generated<string>
}

/** A device that needs no code. `id` is the hash of its cookie's token. */
interface TrustedDeviceTable {
  id: string
  handle: Generated<string>
  customer_id: number
  user_agent: string
  created_at: MomentNow
  expires_at: Moment
}

/**
 * A browser in which a customer has signed in. `id` is the hash of its cookie's token, the same for all customers of
 * that browser.
 */
interface KnownDeviceTable {
  id: string
  customer_id: number
  expires_at: Moment
}

/** `id` is that of the credential, in base64url; the public key too. */
interface PasskeyTable {
  id: string
  handle: Generated<string>
  customer_id: number
  name: string
  public_key: string
  /** The signature counter, if the device has one; bigint is read as text. */
  counter: ColumnType<string, number, number>
  transports: Json<string[]>
  created_at: MomentNow
  used_at: Optional<Date>
}

/** `id` is the hash of the token in the cookie of the browser that asked. */
interface PasskeyChallengeTable {
  id: string
  purpose: 'sign-in' | 'add'
  challenge: string
  customer_id: Optional<number>
  expires_at: Moment
}

/** The salt of the unconfirmed accounts with an e-mail: `scrypt$N$r$p$salt`. */
interface EmailSaltTable {
  email: string
  salt: string
}

/** The number of a customer's wrong codes in succession; recovery codes have their own count. */
interface CodeFailureTable {
  customer_id: number
  kind: 'code' | 'recovery'
  count: number
}

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
