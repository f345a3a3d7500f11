import { sql } from 'kysely'
import { expect, test } from './shop.ts'

/** An order of three units at 10.00 with 1.00 off, so that 29.00 were paid; the ids of the order and of its line. */
async function paidOrder(db: Parameters<Parameters<typeof test>[2]>[0]['db']) {
  const { rows } = await sql<{ order_id: number; line: number }>`
    with placed as (insert into customer_order (number, email, culture, shipping, billing, shipping_method,
        shipping_tax_rate, payment_method, paid_at, discount_incl, total_excl, total_incl)
      values (nextval('order_number')::text, 'ada@example.com', 'fr', '{}', '{}', '', 0, 'BankTransfer', now(), 1, 29, 29)
      returning id)
    insert into order_line (order_id, sku, name, quantity, unit_price_excl, unit_price_incl, discount_excl, discount_incl,
        tax_rate)
      select id, 'X', 'X', 3, 10, 10, 1, 1, 0 from placed
      returning order_id, id as line`.execute(db)
  return rows[0] ?? { order_id: 0, line: 0 }
}

test('the database itself pays back no more units and no more money of a line than were paid', async ({ db }) => {
  const { order_id, line } = await paidOrder(db)
  const ask = async (quantity: number, amount: number) => {
    const request = await db
      .insertInto('refund_request')
      .values({ order_id, reason: 'X' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('refund_line')
      .values({ request_id: request.id, order_line_id: line, quantity, amount_incl: amount })
      .execute()
    return request.id
  }
  await expect(ask(4, 1)).rejects.toThrow('would be paid back')
  await expect(ask(1, 29.01)).rejects.toThrow('would be paid back')
  const first = await ask(2, 20)
  await expect(ask(1, 9.01)).rejects.toThrow('would be paid back')
  await db.updateTable('refund_request').set({ state: 'refused' }).where('id', '=', first).execute()
  const again = ask(3, 29)
  await expect(again).resolves.toBeGreaterThan(first)
  await expect(
    db.updateTable('refund_request').set({ state: 'asked' }).where('id', '=', first).execute(),
  ).rejects.toThrow('final')
})
