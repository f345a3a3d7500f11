import { type Kysely, sql } from 'kysely'

/** Uploads in progress, chunk by chunk: any process may receive the next chunk or make the asset. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table resumable_upload (
    id text primary key,
    customer_id integer not null references customer (id) on delete cascade,
    size bigint,
    metadata jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create index resumable_upload_customer on resumable_upload (customer_id)`,
  `create index resumable_upload_moment on resumable_upload (created_at)`,
  // Of two chunks at the same position only one can be stored.
  `create table upload_part (
    upload_id text not null references resumable_upload (id) on delete cascade,
    start bigint not null check (start >= 0),
    bytes bytea not null,
    primary key (upload_id, start)
  )`,
  // The bytes are already compressed, and are deleted soon.
  `alter table upload_part alter column bytes set storage external`,
]
