import { countFirst } from '../../../../runtime/text/culture.ts'
import type { Culture } from '../../../data/cultures.ts'
import { type Cents, fromCents } from '../../../data/money/cents.ts'
import type { ShopContext, Translate } from '../../context.ts'
import { dateFormat, localeOf, numberFormat } from '../../culture/formatters.ts'

/** An amount in the culture's format: `24,00 €`. */
export const money = (amount: Cents, culture: Culture, currency: string) =>
  numberFormat(localeOf(culture), { style: 'currency', currency }).format(fromCents(amount))

export const amountText = (c: ShopContext, amount: Cents) => money(amount, c.get('culture'), c.get('market').currency)

/** A whole number with the culture's grouping. */
export const wholeNumber = (value: number, culture: Culture) => numberFormat(localeOf(culture)).format(value)

/** The shop's time zone, for days and for the ends of sales. */
const shopZone = 'Europe/Brussels'

const dayText = (day: Date, culture: Culture, style: Intl.DateTimeFormatOptions): string =>
  countFirst(dateFormat(localeOf(culture), { timeZone: shopZone, ...style }).format(day), culture)

/** A day as text: `21 novembre 2026`. */
export const longDate = (day: Date, culture: Culture) => dayText(day, culture, { dateStyle: 'long' })

/** A moment as text, with its zone: `21 novembre 2026 à 14:05:09 UTC+1`. */
export const longDateTime = (moment: Date, culture: Culture) =>
  dayText(moment, culture, {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
  })

/** A moment as text, in the shop's zone: `21 nov. 2026, 14:05`. */
export const momentText = (moment: Date, culture: Culture) =>
  dayText(moment, culture, { dateStyle: 'medium', timeStyle: 'short' })

/** A near day as text, with its name: `samedi 21 novembre`. */
export const weekdayDate = (day: Date, culture: Culture) =>
  dayText(day, culture, { weekday: 'long', day: 'numeric', month: 'long' })

/** A moment in the format of `end-time`: `05/06/2030 12:00:00` in the shop's zone, and the offset from UTC. */
export function writtenTime(moment: Date): { time: string; offset: string } {
  const style = { dateStyle: 'short', timeStyle: 'medium', timeZone: shopZone } as const
  const time = dateFormat('en-GB', style).format(moment).replace(', ', ' ')
  const zone = dateFormat('en-GB', { timeZone: shopZone, timeZoneName: 'longOffset' })
  const name = zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return { time, offset: name.replace('GMT', '') || '+00:00' }
}

/** A share in the culture's format: 0.25 is `25 %` in French, 0.055 `5,5 %`. */
export const percent = (share: number, culture: Culture) =>
  numberFormat(localeOf(culture), { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** A text with a number, in the culture's plural form; `{{number}}` is replaced by the formatted number. */
export const plural = (
  t: Translate,
  culture: Culture,
  key: string,
  value: number,
  values: Record<string, string | number> = {},
) => t(key, { ...values, count: value, number: wholeNumber(value, culture) })

/** JSON that is safe inside a script element: no `<` can end the element or open a comment. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
