import { compareDays } from '../../../../../runtime/text/dates.ts'
import { dayFromToday } from '../../days.ts'

/** After the delivery (Article 9 of Directive 2011/83/EU). */
const DAYS = 14

/** Until the end of the last day, in the shop's time zone. */
export function isInTime(moment: Date, { deliveredAt }: { deliveredAt: Date | null }): boolean {
  if (deliveredAt === null) return true
  return compareDays(dayFromToday(0, moment), dayFromToday(DAYS, deliveredAt)) <= 0
}
