/** @jsxImportSource hono/jsx */
import type { Facets, FacetValue } from '../../../../data/catalogue/facets.ts'
import { noFilters, type ProductFilters } from '../../../../data/catalogue/filters.ts'
import { toCents } from '../../../../data/money/cents.ts'
import type { ShopContext } from '../../../context.ts'
import { amountText } from '../../layout/format.ts'
import { withQuery } from '../../layout/links.ts'
import { type ListState, listQuery } from '../list-state.ts'
import { filterTextOf, type TypedPrices } from './filter-text.ts'

/** A chosen filter: its label, its value in the address, and the filters without it. */
export type Chosen = { label: string; name: string; value?: number | 'true'; attribute?: number; rest: ProductFilters }

const less = (ids: number[], id: number) => ids.filter((other) => other !== id)

/**
 * The chosen filters of a list, in the order of the form. The facets always list chosen values, so that every filter
 * has a name.
 */
export function chosenFilters(c: ShopContext, filter: ProductFilters, facets: Facets): Chosen[] {
  const chosenOf = (ids: number[], values: FacetValue[]) => values.filter(({ id }) => ids.includes(id))
  const { brandIds, categoryIds, attributes } = filter
  return [
    ...chosenOf(categoryIds, facets.categories).map(({ id, name }) => {
      return { label: name, name: 'Category', value: id, rest: { ...filter, categoryIds: less(categoryIds, id) } }
    }),
    ...chosenOf(brandIds, facets.brands).map(({ id, name }) => {
      return { label: name, name: 'Brand', value: id, rest: { ...filter, brandIds: less(brandIds, id) } }
    }),
    ...chosenPrice(c, filter),
    ...facets.attributes.flatMap(({ id: attribute, values }) => {
      const ids = attributes.get(attribute) ?? []
      return chosenOf(ids, values).map(({ id, name }) => {
        const rest = { ...filter, attributes: new Map(attributes).set(attribute, less(ids, id)) }
        return { label: name, name: 'ProductAttributes', value: id, attribute, rest }
      })
    }),
    ...(filter.inStock
      ? [
          {
            label: c.get('t')('Shop.Filters.InStock'),
            name: 'InStock',
            value: 'true' as const,
            rest: { ...filter, inStock: false },
          },
        ]
      : []),
  ]
}

/** The two ends of the price are one chip. */
function chosenPrice(c: ShopContext, filter: ProductFilters): Chosen[] {
  const t = c.get('t')
  const [min, max] = [filter.priceMin, filter.priceMax].map(
    (price) => price !== undefined && amountText(c, toCents(price)),
  )
  if (!min && !max) return []
  const name = [min && 'PriceMin', max && 'PriceMax'].filter(Boolean).join(' ')
  const label =
    min && max
      ? `${min} – ${max}`
      : min
        ? t('Shop.Filters.FromPrice', { price: min })
        : t('Shop.Filters.ToPrice', { price: max || '' })
  return [{ label, name, rest: { ...filter, priceMin: undefined, priceMax: undefined } }]
}

/** The first page of a list with other filters. `typed`: invalid prices that are shown again. */
export const filteredPath = (path: string, state: ListState, filter: ProductFilters, typed: TypedPrices = {}) =>
  withQuery(path, { ...listQuery({ ...state, pageindex: 1, filter }), filter: filterTextOf(filter, typed) })

type ChipsProps = { c: ShopContext; path: string; state: ListState; chosen: Chosen[] }

/** A click removes a filter. */
export function ChosenFilters({ c, path, state, chosen }: ChipsProps) {
  const t = c.get('t')
  if (chosen.length === 0) return null
  return (
    <selected-filters data-keep-place>
      <nav aria-label={t('Shop.List.Filters')}>
        <ul class="chips">
          {chosen.map(({ label, name, value, attribute, rest }) => (
            <li>
              <a
                id={['chosen', ...name.split(' ').slice(0, 1), attribute, value].filter(Boolean).join('-')}
                href={filteredPath(path, state, rest)}
                data-part="chip"
                data-name={name}
                data-value={value}
                data-attribute-id={attribute}
                aria-label={t('Shop.List.RemoveFilter', { name: label })}
              >
                {label} <span aria-hidden="true">×</span>
              </a>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <a id="chosen-none" href={filteredPath(path, state, noFilters)} data-part="clear">
                {t('Shop.Filters.Clear')}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </selected-filters>
  )
}
