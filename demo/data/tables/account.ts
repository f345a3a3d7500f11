import type { Generated } from 'kysely'
import type { Moment, MomentNow } from './columns.ts'

/** The new e-mail of a customer before its confirmation. `id` is the SHA-256 of the letter's token, in hexadecimal. */
interface EmailChangeTable {
  id: string
  customer_id: number
  email: string
  expires_at: Moment
}

/** A deletion of an account before its confirmation. `id` is the SHA-256 of the form's token. */
interface AccountDeletionTable {
  id: string
  customer_id: number
  expires_at: Moment
}

/** A customer's choice of cookies, with the moment at which the shop first saw it. */
interface ConsentChoiceTable {
  id: Generated<number>
  customer_id: number
  stamp: string
  preferences: boolean
  statistics: boolean
  marketing: boolean
  seen_at: MomentNow
}

export interface AccountTables {
  email_change: EmailChangeTable
  consent_choice: ConsentChoiceTable
  account_deletion: AccountDeletionTable
}
