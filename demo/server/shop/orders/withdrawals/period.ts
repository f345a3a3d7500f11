import { compareDays } from '../../../../../runtime/text/dates.ts'
import { dayFromToday } from '../../days.ts'

/** For so many days after the goods have arrived a consumer may withdraw (Article 9 of Directive 2011/83/EU). */
const DAYS = 14

/** Whether a moment is early enough to withdraw from an order: until the end of the last day, where the shop is. */
export function isInTime(moment: Date, { deliveredAt }: { deliveredAt: Date | null }): boolean {
  if (deliveredAt === null) return true
  return compareDays(dayFromToday(0, moment), dayFromToday(DAYS, deliveredAt)) <= 0
}
