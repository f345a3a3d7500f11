import { type Kysely, sql } from 'kysely'

/**
 * Currencies, the taxes of each country on each kind of product, and a visitor's choice of both. Lists store the price
 * of a variant without tax, since the tax depends on the visitor's country.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table currency (
    code text primary key check (code ~ '^[A-Z]{3}$'),
    per_euro numeric(12,6) not null check (per_euro > 0),
    position integer not null
  )`,
  `create table tax_rate (
    country_id integer not null references country (id) on delete cascade,
    class text not null check (class in ('standard', 'print', 'food')),
    rate numeric(5,4) not null check (rate >= 0 and rate < 1),
    primary key (country_id, class)
  )`,
  `alter table session add column currency text references currency (code) on delete set null,
    add column tax_country_id integer references country (id) on delete set null`,

  `drop trigger shelf_rules on product`,
  `alter table product drop column tax_rate,
    add column tax_class text not null default 'standard' check (tax_class in ('standard', 'print', 'food'))`,
  `alter table variant rename column shelf_cents to shelf_excl`,
  `create or replace function refresh_shelf(ids integer[]) returns void language plpgsql as $$
  begin
    perform from variant where id = any(ids) order by id for no key update;
    update variant v set shelf_excl = shelf.cents, is_in_stock = shelf.has_enough
    from (
      select v.id, least(v.price_excl, (select min(step.price_excl) from price_step step
          where step.variant_id = v.id and step.from_quantity <= p.min_qty)) * 100 as cents,
        coalesce((select sum(s.quantity) from stock s join warehouse w on w.id = s.warehouse_id and w.is_active
          where s.variant_id = v.id), 0) >= p.min_qty as has_enough
      from variant v join product p on p.id = v.product_id where v.id = any(ids)
    ) shelf
    where shelf.id = v.id and (v.shelf_excl <> shelf.cents or v.is_in_stock <> shelf.has_enough);
  end $$`,
  `create trigger shelf_rules after update of min_qty on product for each row execute function shelf_of_one()`,
  `select refresh_shelf(array(select id from variant))`,

  // Delivery had another tax rate than products; the price with tax stays the same.
  `update shipping_method set price_excl = round(price_excl * 1.21 / 1.2, 2)`,

  // The tax rate of each order line, and the discount of a coupon on each line.
  `alter table order_line add column tax_rate numeric(5,4) not null default 0.2,
    add column discount_excl numeric(12,2) not null default 0,
    add column discount_incl numeric(12,2) not null default 0`,
  `alter table order_line alter column tax_rate drop default`,
  `alter table customer_order add column shipping_tax_rate numeric(5,4) not null default 0.2,
    add column tax_country text`,
  `update customer_order set shipping_tax_rate = 0.21`,
  `alter table customer_order alter column shipping_tax_rate drop default`,
]
