import type { Generated } from 'kysely'
import type { Moment, MomentNow } from './columns.ts'

/** An e-mail that a customer wants to have. `id` is the SHA-256 of the letter's token, in hexadecimal. */
interface EmailChangeTable {
  id: string
  customer_id: number
  email: string
  expires_at: Moment
}

/** Somebody who gave the password to end the account, and is asked once more. `id` is the SHA-256 of the form's token. */
interface AccountDeletionTable {
  id: string
  customer_id: number
  expires_at: Moment
}

/** What a customer chose about cookies, when the shop first saw it. */
interface ConsentChoiceTable {
  id: Generated<number>
  customer_id: number
  /** The version of the shop's texts that was agreed to. */
  stamp: string
  preferences: boolean
  statistics: boolean
  marketing: boolean
  seen_at: MomentNow
}

/** What customers say of themselves, beside their row. */
export interface AccountTables {
  email_change: EmailChangeTable
  consent_choice: ConsentChoiceTable
  account_deletion: AccountDeletionTable
}
