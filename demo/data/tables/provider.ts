import type { Generated } from 'kysely'
import type { MomentNow } from './columns.ts'

/**
 * A payment of the demo's provider. `key` is the shop's name of the paid object; `secret` lets a browser pay it.
 * `step`: the bank asks for a second step. `authorised`: the bank has authorized the amount, in cents; `captured`: the
 * amount was paid. `closed`: nothing is authorized until the shop opens the payment again.
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

interface ProviderEventTable {
  id: Generated<number>
  payment_id: string
  kind: 'refused' | 'step' | 'authorised' | 'voided' | 'captured'
  amount: number
  currency: string
  at: MomentNow
}

/**
 * The tables of the provider: the shop reads and writes them only through `demo/provider/payments.ts`. They contain no
 * card numbers.
 */
export interface ProviderTables {
  provider_payment: ProviderPaymentTable
  provider_event: ProviderEventTable
}
