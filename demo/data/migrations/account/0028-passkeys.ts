import { type Kysely, sql } from 'kysely'

/** Passkeys of customers, and open challenges: each is for one browser and one purpose, and is used once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table passkey (
    id text primary key,
    handle uuid not null default gen_random_uuid(),
    customer_id integer not null references customer (id) on delete cascade,
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    created_at timestamptz not null default now(),
    used_at timestamptz
  )`,
  `create index passkey_customer on passkey (customer_id)`,

  `create table passkey_challenge (
    id text primary key,
    purpose text not null check (purpose in ('sign-in', 'add')),
    challenge text not null,
    customer_id integer references customer (id) on delete cascade,
    expires_at timestamptz not null
  )`,
]
