import { type Kysely, sql } from 'kysely'

/**
 * An order whose buyer withdrew from all of it is cancelled, and staff accept or dismiss a withdrawal. A refund refers
 * to its withdrawal, and may pay back the delivery, at most once. An unpaid order is never paid back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table customer_order add column cancelled_at timestamptz`,
  `alter table withdrawal
    add column state text not null default 'stated' check (state in ('stated', 'accepted', 'dismissed')),
    add column note text not null default '',
    add column settled_at timestamptz check ((settled_at is null) = (state = 'stated'))`,
  `alter table refund_request
    add column withdrawal_id uuid unique,
    add column shipping_incl numeric(12,2) not null default 0 check (shipping_incl >= 0)`,
  `create function delivery_paid_back_once() returns trigger language plpgsql as $$
    begin
      if exists (select from customer_order o
        join refund_request q on q.order_id = o.id and q.state <> 'refused'
        where o.id = new.order_id
        group by o.id
        having sum(q.shipping_incl) > o.shipping_incl)
      then raise exception 'More of the delivery of order % would be paid back than was paid.', new.order_id
        using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create trigger delivery_paid_back_once after insert or update of shipping_incl on refund_request
    for each row execute function delivery_paid_back_once()`,
  `create function only_what_is_paid_is_paid_back() returns trigger language plpgsql as $$
    begin
      if exists (select from customer_order o where o.id = new.order_id and o.paid_at is null)
      then raise exception 'Order % is not paid: refund % cannot be.', new.order_id, new.id using errcode = 'check_violation';
      end if;
      return new;
    end $$`,
  `create trigger only_what_is_paid_is_paid_back before insert or update of state on refund_request
    for each row when (new.state = 'paid') execute function only_what_is_paid_is_paid_back()`,
]
