import type { Db, NewRow } from '../../schema.ts'

const DAY = 86_400_000

export const SHOWN = { code: 'BIENVENUE', percent: 10 }

const OWNER = 'camille@example.com'

const couponRows = (now: Date, vases: number, customerId: number | undefined): NewRow<'coupon'>[] => {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY)
  const [yesterday, always] = [inDays(-1), inDays(3650)]
  const row = (code: string, rules: Partial<NewRow<'coupon'>>): NewRow<'coupon'> => ({
    code,
    percent: null,
    minimum_incl: 0,
    starts_at: yesterday,
    ends_at: always,
    ...rules,
  })
  return [
    row(SHOWN.code, { percent: SHOWN.percent }),
    row('ATELIER20', { percent: 20, minimum_incl: 150 }),
    row('HIER15', { percent: 15, starts_at: inDays(-30), ends_at: yesterday }),
    row('DEMAIN15', { percent: 15, starts_at: inDays(1) }),
    row('DIX', { kind: 'amount', amount_incl: 10, minimum_incl: 50 }),
    row('PORT', { kind: 'shipping' }),
    row('PREMIER', { percent: 15, is_first_order: true }),
    row('UNEFOIS', { percent: 12, is_once: true }),
    row('VASES', { percent: 25, category_id: vases }),
    ...(customerId
      ? [row('CAMILLE', { kind: 'amount', amount_incl: 15, is_once: true, customer_id: customerId })]
      : []),
  ]
}

export async function seedCoupons(db: Db, now: Date): Promise<void> {
  const vases = db.selectFrom('category').select('id').where('slug', '=', 'vases')
  const customer = await db.selectFrom('customer').select('id').where('email', '=', OWNER).executeTakeFirst()
  await db
    .insertInto('coupon')
    .values(couponRows(now, (await vases.executeTakeFirstOrThrow()).id, customer?.id))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
