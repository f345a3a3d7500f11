import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // One row for each payment, by the shop's key: a repeated request finds the same payment.
  `create table provider_payment (
    id uuid primary key default gen_random_uuid(),
    key text not null unique,
    secret uuid not null default gen_random_uuid(),
    amount integer not null check (amount > 0),
    currency text not null,
    state text not null default 'open' check (state in ('open', 'step', 'authorised', 'captured')),
    created_at timestamptz not null default now()
  )`,
  `create table provider_event (
    id integer generated always as identity primary key,
    payment_id uuid not null references provider_payment (id) on delete cascade,
    kind text not null check (kind in ('refused', 'step', 'authorised', 'voided', 'captured')),
    amount integer not null,
    currency text not null,
    at timestamptz not null default now()
  )`,
  `create index provider_event_payment on provider_event (payment_id)`,
  `alter table customer_order add column card_payment uuid unique`,
]
