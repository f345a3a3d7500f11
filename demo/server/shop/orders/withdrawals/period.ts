import { compareDays } from '../../../../../runtime/text/dates.ts'
import { dayFromToday } from '../../days.ts'

/** Days after the delivery in which a consumer may withdraw (Article 9 of Directive 2011/83/EU). */
const DAYS = 14

/**
 * Whether a moment is in time for a withdrawal from an order: until the end of the last day, in the shop's time zone.
 */
export function isInTime(moment: Date, { deliveredAt }: { deliveredAt: Date | null }): boolean {
  if (deliveredAt === null) return true
  return compareDays(dayFromToday(0, moment), dayFromToday(DAYS, deliveredAt)) <= 0
}
