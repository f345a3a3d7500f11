/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { FacetValue } from '../../../../data/catalogue/facets.ts'
import type { ShopContext } from '../../../context.ts'
import { wholeNumber } from '../../layout/format.ts'
import { Swatch } from '../../product/variants/swatch.tsx'

/** Longer groups show this many values, and the others behind "show all". */
const shownAtOnce = 6

/** "Show all" must hide more values than this. */
const worthHiding = 2

type Item = { name: string; value: number | 'true'; attribute?: number; field: string; isSingle?: boolean }

type GroupProps = { id: string; title: string; children: Child; isOpen: boolean }

export function Group({ id, title, children, isOpen }: GroupProps) {
  return (
    <details class="filter-group" id={`filter-${id}`} open={isOpen}>
      <summary>
        <span id={`filter-${id}-name`}>{title}</span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its name inside it, not in the summary */}
      <div role="group" aria-labelledby={`filter-${id}-name`}>
        {children}
      </div>
    </details>
  )
}

type ValueProps = { c: ShopContext; item: Item; value: Omit<FacetValue, 'id'>; isChosen: boolean }

export function Value({ c, item, value, isChosen }: ValueProps) {
  const { name, attribute, field, isSingle } = item
  const { count, colors } = value
  return (
    <filter-item
      name={name}
      value={item.value}
      attribute-id={attribute}
      single={isSingle}
      data-is-selected={isChosen ? 'True' : 'False'}
    >
      <label class={count === 0 ? 'filter-value soft' : 'filter-value'}>
        <input
          type="checkbox"
          name={field}
          value={item.value}
          id={['filter', name, attribute, item.value].filter(Boolean).join('-')}
          checked={isChosen}
        />
        {colors && <Swatch colors={colors} />}
        <span class="filter-name">{value.name}</span>{' '}
        <span class="filter-count">{wholeNumber(count, c.get('culture'))}</span>
      </label>
    </filter-item>
  )
}

type ValuesProps = {
  c: ShopContext
  id: string
  values: FacetValue[]
  chosen: number[]
  item: Omit<Item, 'value'>
}

/** A long group hides some of its values, unless a hidden value is chosen. */
export function Values({ c, id, values, chosen, item }: ValuesProps) {
  const isLong = values.length > shownAtOnce + worthHiding
  const first = isLong ? values.slice(0, shownAtOnce) : values
  const rest = values.slice(first.length)
  const list = (some: FacetValue[]) => (
    <ul class="filter-values">
      {some.map((value) => (
        <li>
          <Value c={c} item={{ ...item, value: value.id }} value={value} isChosen={chosen.includes(value.id)} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details
          class="filter-more"
          id={`filter-${id}-more`}
          open={rest.some(({ id: value }) => chosen.includes(value))}
        >
          <summary>{c.get('t')('Shop.Filters.All', { number: values.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  )
}
