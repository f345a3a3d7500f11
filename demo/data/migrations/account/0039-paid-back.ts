import { type Kysely, sql } from 'kysely'

/**
 * A refund stores the amount of each line, and the database enforces two rules: a line never returns more units than
 * were ordered, nor more money than was paid for it. Earlier requests get their share of the paid amount, after the
 * discount.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const PAID = 'l.unit_price_incl * l.quantity - l.discount_incl'

const statements = [
  `alter table refund_line add column amount_incl numeric(12,2) not null default 0 check (amount_incl >= 0)`,
  `update refund_line r set amount_incl = round((${PAID}) * r.quantity / l.quantity, 2)
    from order_line l where l.id = r.order_line_id`,
  // Shares that were rounded separately may exceed the amount by a cent.
  `update refund_line r set amount_incl = amount_incl - excess.amount
    from (select max(f.request_id) as request_id, l.id, sum(f.amount_incl) - (${PAID}) as amount
      from refund_line f join order_line l on l.id = f.order_line_id
      join refund_request q on q.id = f.request_id and q.state <> 'refused'
      group by l.id) excess
    where r.order_line_id = excess.id and r.request_id = excess.request_id and excess.amount > 0`,
  `alter table refund_line alter column amount_incl drop default`,
  `create function paid_back_at_most_paid() returns trigger language plpgsql as $$
    begin
      if exists (select from order_line l
        join refund_line r on r.order_line_id = l.id
        join refund_request q on q.id = r.request_id and q.state <> 'refused'
        where l.id = new.order_line_id
        group by l.id
        having sum(r.quantity) > l.quantity or sum(r.amount_incl) > ${PAID})
      then raise exception 'More of order line % would be paid back than was paid.', new.order_line_id
        using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create trigger paid_back_at_most_paid after insert or update on refund_line
    for each row execute function paid_back_at_most_paid()`,
  // A refusal is final: a request that is reopened would not be in the sum.
  `create function refusal_is_final() returns trigger language plpgsql as $$
    begin
      raise exception 'Refund % was refused; that is final.', new.id using errcode = 'check_violation';
    end $$`,
  `create trigger refusal_is_final before update of state on refund_request
    for each row when (old.state = 'refused' and new.state <> 'refused') execute function refusal_is_final()`,
]
