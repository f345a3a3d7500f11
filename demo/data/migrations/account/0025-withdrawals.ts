import { type Kysely, sql } from 'kysely'

/**
 * Statements by which consumers withdraw from a contract. They are stored as they were sent, even if no order matches:
 * `order_id` is null then. It has no foreign key, so that a statement is kept longer than its order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table withdrawal (
    id uuid primary key,
    order_id integer,
    number text not null,
    name text not null,
    email text not null,
    part text not null default '',
    culture text not null,
    created_at timestamptz not null default now()
  )`,
  `create index withdrawal_order on withdrawal (order_id)`,
]
