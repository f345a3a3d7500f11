import type { Db, NewRow } from '../schema.ts'

const DAY = 86_400_000

/** The code that the demo shows to its visitors. */
export const SHOWN = { code: 'BIENVENUE', percent: 10 }

const couponRows = (now: Date): NewRow<'coupon'>[] => {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY)
  const row = (code: string, percent: number, minimum: number, first: number, last: number) => ({
    code,
    percent,
    minimum_incl: minimum,
    starts_at: inDays(first),
    ends_at: inDays(last),
  })
  return [
    row(SHOWN.code, SHOWN.percent, 0, -1, 3650),
    row('ATELIER20', 20, 150, -1, 3650),
    row('HIER15', 15, 0, -30, -1),
    row('DEMAIN15', 15, 0, 1, 3650),
  ]
}

/** The coupon codes of the demo: one for everybody, one from 150 euros on, one of yesterday and one of tomorrow. */
export const seedCoupons = (db: Db, now: Date) => db.insertInto('coupon').values(couponRows(now)).execute()
