import { type Kysely, sql } from 'kysely'

/**
 * The data of a session that its customer sees, and the devices that need no second step. `handle` names a session on
 * its owner's page: its id is for the server alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table session add column handle uuid not null default gen_random_uuid()`,
  `alter table session add column user_agent text not null default ''`,
  `alter table session add column seen_at timestamptz not null default now()`,
  `create index session_customer_seen on session (customer_id, seen_at desc) where customer_id is not null`,

  `create table trusted_device (
    id text primary key,
    handle uuid not null default gen_random_uuid(),
    customer_id integer not null references customer (id) on delete cascade,
    user_agent text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index trusted_device_customer on trusted_device (customer_id)`,
]
