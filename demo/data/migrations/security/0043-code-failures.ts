import { type Kysely, sql } from 'kysely'

/** The number of wrong codes since the last right one, of each kind, shared by all processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table code_failure (
    customer_id integer not null references customer (id) on delete cascade,
    kind text not null check (kind in ('code', 'recovery')),
    count integer not null check (count between 1 and 100),
    primary key (customer_id, kind)
  )`.execute(db)
}
