import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table shipping_method add column carrier text, add column carrier_gateway_id integer`,
  `alter table pickup_point
    add column carrier text not null default 'static',
    add column kind text not null default 'shop' check (kind in ('shop', 'locker')),
    add column phone text not null default '',
    add column latest_drop text not null default ''`,
  `drop index pickup_point_place`,
  `create index pickup_point_place on pickup_point (carrier, country_id, postal_code)`,
  `alter table cart add column pickup jsonb`,
  `alter table customer_order add column pickup jsonb`,
]
