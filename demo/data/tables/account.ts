import type { Moment } from './columns.ts'

/** An e-mail that a customer wants to have. `id` is the SHA-256 of the letter's token, in hexadecimal. */
interface EmailChangeTable {
  id: string
  customer_id: number
  email: string
  expires_at: Moment
}

/** What customers say of themselves, beside their row. */
export interface AccountTables {
  email_change: EmailChangeTable
}
