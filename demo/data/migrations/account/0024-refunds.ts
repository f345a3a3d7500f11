import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table refund_request
    add column state text not null default 'asked' check (state in ('asked', 'accepted', 'received', 'paid', 'refused'))`,
  `create table refund_step (
    id integer generated always as identity primary key,
    request_id integer not null references refund_request (id) on delete cascade,
    state text not null check (state in ('accepted', 'received', 'paid', 'refused')),
    note text not null default '',
    at timestamptz not null default now()
  )`,
  `create index refund_step_request on refund_step (request_id)`,
  // The shop encodes the photos again: the bytes of a customer's file are not stored.
  `create table refund_photo (
    id uuid primary key default gen_random_uuid(),
    request_id integer not null references refund_request (id) on delete cascade,
    position integer not null,
    width integer not null,
    height integer not null,
    webp bytea not null,
    unique (request_id, position)
  )`,
  `create index refund_request_state on refund_request (state, created_at)`,
]
