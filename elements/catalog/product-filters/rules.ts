import { intlCulture } from '../../../runtime/text/locale.ts'
import { type Filters, setFilter } from '../../../stores/filters/filters.ts'

/** Milliseconds after the last change until a form of filters is sent automatically (§9). */
export const AUTO_SUBMIT = 1_000

/** The theme in which the filters are not fetched (§2). */
const WITHOUT_FILTERS = 'Corporate'

export const isFetched = (theme: string) => theme.trim() !== WITHOUT_FILTERS

/** The other end of a range: `PriceMin` → `PriceMax`. Undefined for other names. */
export function otherEnd(name: string): string | undefined {
  const [, stem, end] = /^(.+)(Min|Max)$/.exec(name) ?? []
  return stem === undefined ? undefined : `${stem}${end === 'Min' ? 'Max' : 'Min'}`
}

/** True when the lower end of a range lies above its upper end. */
export function isCrossed(filters: Filters, name: string): boolean {
  const other = otherEnd(name)
  if (other === undefined) return false
  const [low, high] = name.endsWith('Min') ? [filters[name], filters[other]] : [filters[other], filters[name]]
  return typeof low === 'number' && typeof high === 'number' && low > high
}

export function uncross(filters: Filters, name: string): Filters {
  const other = otherEnd(name)
  if (other === undefined || !isCrossed(filters, name)) return filters
  const [mine, theirs] = [filters[name] as number, filters[other] as number]
  return setFilter(setFilter(filters, name, theirs), other, mine)
}

/** The text has the decimal sign of the culture, and no grouping. */
export const fieldText = (value: number, locale: string) =>
  new Intl.NumberFormat(intlCulture(locale), { useGrouping: false, maximumFractionDigits: 2 }).format(value)
