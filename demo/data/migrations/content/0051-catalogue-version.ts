import { type Kysely, sql } from 'kysely'

/**
 * The number of changes of the catalogue and its prices. Pages that share what they have read compare it: whichever
 * process changes a table below, no process shows its former rows. A sequence has no lock, so that orders do not wait
 * for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const tables = [
  ...['category', 'brand', 'attribute', 'attribute_value', 'product', 'product_search', 'product_value'],
  ...['product_option', 'variant', 'variant_value', 'sale', 'price_step', 'warehouse', 'stock', 'asset'],
  ...['country', 'currency', 'tax_rate', 'shipping_method', 'shipping_rate'],
]

const statements = [
  `create sequence catalogue_version`,
  `create function count_catalogue_change() returns trigger language plpgsql as $$
  begin
    perform nextval('catalogue_version');
    return null;
  end $$`,
  ...tables.map(
    (table) => `create trigger catalogue_changed after insert or update or delete or truncate on ${table}
      for each statement execute function count_catalogue_change()`,
  ),
]
