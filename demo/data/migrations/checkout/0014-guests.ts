import { type Kysely, sql } from 'kysely'

/** Orders of guests, and one order for each attempt to place it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // An attempt begins with an empty cart and ends with the order: a form that is sent again in between is the same
  // order.
  `alter table cart add column attempt_key uuid not null default gen_random_uuid()`,
  `alter table customer_order alter column customer_id drop not null,
    add column email text check (email = lower(email)),
    add column session_id text references session (id) on delete set null,
    add column attempt_key uuid unique,
    add check (customer_id is not null or email is not null)`,
  `create index customer_order_email on customer_order (email) where email is not null`,
  `create index customer_order_session on customer_order (session_id) where session_id is not null`,
]
