import { type Kysely, sql } from 'kysely'

/** Browsers in which a customer has signed in: attempts from elsewhere with the same e-mail do not delay them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table known_device (
    id text not null,
    customer_id integer not null references customer (id) on delete cascade,
    expires_at timestamptz not null,
    primary key (id, customer_id)
  )`,
  `create index known_device_customer on known_device (customer_id)`,
]
