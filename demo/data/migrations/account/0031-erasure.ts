import { type Kysely, sql } from 'kysely'

/**
 * Accounts can be deleted: orders are kept without their customer for the legal period, and movements of money without
 * the owner of their account. A deletion must be confirmed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table customer_order add column erased_at timestamptz`,
  // The constraint has the name that the database gave it.
  `do $$ declare known text; begin
    for known in select conname from pg_constraint where conrelid = 'customer_order'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%email IS NOT NULL%'
    loop execute format('alter table customer_order drop constraint %I', known); end loop;
  end $$`,
  `alter table customer_order add check (customer_id is not null or email is not null or erased_at is not null)`,
  `create index customer_order_erased on customer_order (erased_at) where erased_at is not null`,
  `alter table prepaid_account alter column customer_id drop not null,
    drop constraint prepaid_account_customer_id_fkey,
    add constraint prepaid_account_customer_id_fkey foreign key (customer_id) references customer (id) on delete set null`,
  `create table account_deletion (
    id text primary key,
    customer_id integer not null unique references customer (id) on delete cascade,
    expires_at timestamptz not null
  )`,
]
