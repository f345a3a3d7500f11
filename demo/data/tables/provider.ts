import type { Generated } from 'kysely'
import type { MomentNow } from './columns.ts'

/**
 * A payment of the demo's provider. `key` is the shop's name of what is paid for; `secret` lets a browser pay it.
 * `step`: the bank asks for a second step. `authorised`: the bank has promised the amount, in cents; `captured`: it has moved. `closed`: nothing is promised until the shop
 * opens it again.
 */
interface ProviderPaymentTable {
  id: Generated<string>
  key: string
  secret: Generated<string>
  amount: number
  currency: string
  state: Generated<'open' | 'step' | 'authorised' | 'captured' | 'closed'>
  created_at: MomentNow
}

/** What happened to a payment. */
interface ProviderEventTable {
  id: Generated<number>
  payment_id: string
  kind: 'refused' | 'step' | 'authorised' | 'voided' | 'captured'
  amount: number
  currency: string
  at: MomentNow
}

/** The tables of the provider: the shop neither reads nor writes them but through `demo/provider/payments.ts`. No card is in them. */
export interface ProviderTables {
  provider_payment: ProviderPaymentTable
  provider_event: ProviderEventTable
}
