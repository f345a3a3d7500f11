import { type Kysely, sql } from 'kysely'

/**
 * Data that lists and filter counts read for thousands of variants at once, maintained by triggers: the price and
 * availability of a variant, and the values of a product. Sales are left out, since they begin and end by the clock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** PostgreSQL requires a trigger for each kind of change if the changed rows are read together. */
const follow = (table: string, call: string) =>
  (['insert', 'update', 'delete'] as const).map(
    (change) => `create trigger shelf_${change} after ${change} on ${table}
      referencing ${change === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function ${call}()`,
  )

/** An update may remove a value and add another. */
const optionsFollow = (table: string) => [
  `create trigger option_added after insert on ${table} referencing new table as changed
    for each statement execute function option_added()`,
  `create trigger option_changed after update on ${table} referencing new table as changed
    for each statement execute function option_added()`,
  `create trigger option_replaced after update on ${table} referencing old table as gone
    for each statement execute function option_gone()`,
  `create trigger option_gone after delete on ${table} referencing old table as gone
    for each statement execute function option_gone()`,
]

const statements = [
  `alter table variant add column shelf_cents integer not null default 0,
    add column is_in_stock boolean not null default false`,

  // The rows are locked before their stock is added up, so that the later one of two changes counts both.
  `create function refresh_shelf(ids integer[]) returns void language plpgsql as $$
  begin
    perform from variant where id = any(ids) order by id for no key update;
    update variant v set shelf_cents = shelf.cents, is_in_stock = shelf.has_enough
    from (
      select v.id, round(least(v.price_excl, (select min(step.price_excl) from price_step step
          where step.variant_id = v.id and step.from_quantity <= p.min_qty)) * (1 + p.tax_rate), 2) * 100 as cents,
        coalesce((select sum(s.quantity) from stock s join warehouse w on w.id = s.warehouse_id and w.is_active
          where s.variant_id = v.id), 0) >= p.min_qty as has_enough
      from variant v join product p on p.id = v.product_id where v.id = any(ids)
    ) shelf
    where shelf.id = v.id and (v.shelf_cents <> shelf.cents or v.is_in_stock <> shelf.has_enough);
  end $$`,

  `create function shelf_of_changed() returns trigger language plpgsql as $$
  begin
    perform refresh_shelf(array(select distinct variant_id from changed));
    return null;
  end $$`,
  ...follow('stock', 'shelf_of_changed'),
  ...follow('price_step', 'shelf_of_changed'),

  `create function shelf_of_variants() returns trigger language plpgsql as $$
  begin
    perform refresh_shelf(array(select id from changed));
    return null;
  end $$`,
  `create trigger shelf_insert after insert on variant referencing new table as changed
    for each statement execute function shelf_of_variants()`,

  `create function shelf_of_one() returns trigger language plpgsql as $$
  begin
    perform refresh_shelf(array(select v.id from variant v where case tg_table_name
      when 'variant' then v.id = new.id
      when 'product' then v.product_id = new.id
      else exists(select from stock s where s.variant_id = v.id and s.warehouse_id = new.id) end));
    return null;
  end $$`,
  `create trigger shelf_price after update of price_excl on variant for each row execute function shelf_of_one()`,
  `create trigger shelf_rules after update of tax_rate, min_qty on product
    for each row execute function shelf_of_one()`,
  `create trigger shelf_place after update of is_active on warehouse for each row execute function shelf_of_one()`,

  `create table product_option (
    product_id integer not null references product (id) on delete cascade,
    attribute_value_id integer not null references attribute_value (id),
    primary key (product_id, attribute_value_id)
  )`,
  `create function option_added() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'product_value' then
      insert into product_option select product_id, attribute_value_id from changed on conflict do nothing;
    else
      insert into product_option select v.product_id, changed.attribute_value_id
        from changed join variant v on v.id = changed.variant_id on conflict do nothing;
    end if;
    return null;
  end $$`,
  `create function option_gone() returns trigger language plpgsql as $$
  begin
    delete from product_option o where o.attribute_value_id in (select attribute_value_id from gone)
      and not exists(select from product_value pv
        where pv.product_id = o.product_id and pv.attribute_value_id = o.attribute_value_id)
      and not exists(select from variant v join variant_value vv on vv.variant_id = v.id
        where v.product_id = o.product_id and vv.attribute_value_id = o.attribute_value_id);
    return null;
  end $$`,
  ...optionsFollow('variant_value'),
  ...optionsFollow('product_value'),
  `insert into product_option select product_id, attribute_value_id from product_value
    union select v.product_id, vv.attribute_value_id from variant v join variant_value vv on vv.variant_id = v.id`,

  `create index variant_value_owners on variant_value (attribute_value_id, variant_id)`,
  `create index product_value_owners on product_value (attribute_value_id, product_id)`,

  `select refresh_shelf(array(select id from variant))`,
  `analyze variant, product_option`,
]
