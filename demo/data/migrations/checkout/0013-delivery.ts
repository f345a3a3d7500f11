import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table variant add column grams integer not null default 500 check (grams > 0)`,
  `alter table country add column zone text not null default 'europe' check (zone in ('near', 'europe', 'outside'))`,
  `update country set zone = 'near' where code in ('FR', 'BE', 'NL', 'LU', 'DE')`,
  `update country set zone = 'outside' where code in ('CH', 'GB')`,

  `create table shipping_rate (
    method_id integer not null references shipping_method (id) on delete cascade,
    zone text not null check (zone in ('near', 'europe', 'outside')),
    to_grams integer not null check (to_grams > 0),
    price_excl numeric(12,2) not null check (price_excl >= 0),
    primary key (method_id, zone, to_grams)
  )`,
  `insert into shipping_rate (method_id, zone, to_grams, price_excl)
    select id, zone, 30000, price_excl from shipping_method cross join unnest(array['near', 'europe', 'outside']) as zone`,
  `alter table shipping_method drop column price_excl`,
  `alter table cart drop column shipping,
    add column shipping_method_id integer references shipping_method (id) on delete set null`,
]
