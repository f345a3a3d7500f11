import { type Kysely, sql } from 'kysely'

/** Uploads on their way, part by part: whichever process gets the next part, and whichever makes the asset. */
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
  // Two that send the same place at once cannot both be kept.
  `create table upload_part (
    upload_id text not null references resumable_upload (id) on delete cascade,
    start bigint not null check (start >= 0),
    bytes bytea not null,
    primary key (upload_id, start)
  )`,
  // What comes is compressed already, and is gone soon.
  `alter table upload_part alter column bytes set storage external`,
]
