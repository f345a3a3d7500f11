import { type Kysely, sql } from 'kysely'

/**
 * The database enforces single use: a code for each person, the balance of a prepaid account, an authorization of a
 * bank.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...people, ...coupons, ...prepaid, ...promises]) await sql.raw(statement).execute(db)
}

const hashed = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

const people = [
  // Lower case, and without a suffix behind a plus sign.
  `create function plain_email(email text) returns text language sql immutable
    return regexp_replace(lower(email), '\\+[^@]*@', '@')`,
  `create index customer_plain_email on customer (plain_email(email))`,
  `create index customer_order_plain_email on customer_order (plain_email(email))`,
  // A person is identified by account and e-mail, and by all accounts with that e-mail, so that leaving one out does
  // not make a second person.
  `create function person_keys(customer_id integer, email text) returns setof text language sql stable as $$
    select ${hashed(`'account ' || account.id`)} from customer account
      where account.id = person_keys.customer_id or plain_email(account.email) = plain_email(person_keys.email)
    union
    select ${hashed(`'e-mail ' || plain_email(person_keys.email)`)} where person_keys.email is not null
  $$`,
]

const coupons = [
  `create table coupon_use (
    coupon_id integer not null references coupon (id) on delete cascade,
    person text not null,
    order_id integer not null references customer_order (id) on delete cascade,
    is_first boolean not null default false,
    primary key (coupon_id, person)
  )`,
  `create unique index coupon_use_first on coupon_use (person) where is_first`,
  `create index coupon_use_order on coupon_use (order_id)`,
  `insert into coupon_use (coupon_id, person, order_id, is_first)
    select coupon.id, person, o.id, is_first_order
    from coupon join customer_order o on o.coupon_code = coupon.code
    left join customer on customer.id = o.customer_id,
    person_keys(o.customer_id, coalesce(customer.email, o.email)) person
    where is_once or is_first_order
    order by o.id
    on conflict do nothing`,
]

const prepaid = [
  `create unique index prepaid_entry_once on prepaid_entry (kind, order_number) where kind <> 'refund'`,
  // Locked, so that parallel entries are added one after the other.
  `create function prepaid_never_below_zero() returns trigger language plpgsql as $$
    begin
      perform from prepaid_account where id = new.account_id for no key update;
      if (select sum(amount) from prepaid_entry where account_id = new.account_id) < 0
      then raise exception 'Prepaid account % has not so much money.', new.account_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create trigger prepaid_never_below_zero after insert or update on prepaid_entry
    for each row execute function prepaid_never_below_zero()`,
]

const promises = [
  `alter table customer_order add column payment_key text not null default gen_random_uuid()::text`,
  `update customer_order set payment_key =
    case when payment_method = 'Card' and attempt_key is not null then attempt_key::text else 'order-' || id end`,
  `alter table customer_order add constraint customer_order_payment_key unique (payment_key)`,
  `create unique index cart_attempt_key on cart ((attempt_key::text))`,
  `alter table provider_payment drop constraint provider_payment_state_check,
    add constraint provider_payment_state_check check (state in ('open', 'step', 'authorised', 'captured', 'closed'))`,
  `create index provider_payment_promised on provider_payment (id) where state in ('step', 'authorised')`,
]
