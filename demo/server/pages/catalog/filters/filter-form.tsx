/** @jsxImportSource hono/jsx */

import type { Facets } from '../../../../data/catalogue/facets.ts'
import { isEmpty, noFilters } from '../../../../data/catalogue/filters.ts'
import type { ShopContext } from '../../../context.ts'
import { localeOf, numberFormat } from '../../../culture/formatters.ts'
import { keptMarkup } from '../../../shop/catalogue/kept-markup.ts'
import { plural, wholeNumber } from '../../layout/format.ts'
import { type ListState, listQuery } from '../list-state.ts'
import { PanelTools } from '../list-tools.tsx'
import { filteredPath } from './chosen.tsx'
import { Group, Value, Values } from './filter-groups.tsx'
import { attributeField, type TypedPrices } from './filter-text.ts'

/** `count` is the number of chosen filters. */
export type FilterView = {
  path: string
  state: ListState
  facets: Facets
  count: number
  /** The filters apart from a list: their groups are closed, and the panel has no settings of the list. */
  isFolded?: boolean
}

type FormProps = { c: ShopContext; view: FilterView }

export const hasFilters = ({ brands, categories, price, inStock, attributes }: Facets): boolean =>
  brands.length + categories.length + attributes.length > 0 || price !== undefined || inStock > 0

/** An amount for a field: without currency and grouping. */
const fieldAmount = (c: ShopContext, amount: number | undefined) =>
  amount === undefined
    ? ''
    : numberFormat(localeOf(c.get('culture')), { useGrouping: false, maximumFractionDigits: 2 }).format(amount)

/** The message about invalid typed prices; '' if all are valid. */
export const notUsed = (c: ShopContext, { priceMin, priceMax }: TypedPrices): string => {
  const typed = [priceMin, priceMax].filter((text) => text !== undefined)
  return typed.map((text) => c.get('t')('Catalog.FilterNotUsed', { typed: text })).join(' ')
}

function PriceField({
  c,
  end,
  state: { filter, typed },
  bound,
}: {
  c: ShopContext
  end: 'Min' | 'Max'
  state: ListState
  bound: number
}) {
  return (
    <label>
      {c.get('t')(`Shop.Filters.Price${end}`)}
      <input
        type="text"
        inputmode="decimal"
        name={`Price${end}`}
        id={`filter-Price${end}`}
        value={typed[`price${end}`] ?? fieldAmount(c, filter[`price${end}`])}
        aria-invalid={typed[`price${end}`] !== undefined ? 'true' : undefined}
        aria-describedby="filter-price-unused"
        placeholder={wholeNumber(bound, c.get('culture'))}
        maxlength={11}
      />
    </label>
  )
}

/** The placeholders are the range of the products that the other filters leave. */
function PriceGroup({ c, view: { facets, state, isFolded } }: FormProps) {
  const { price } = facets
  if (!price) return null
  return (
    <Group id="price" title={c.get('t')('Shop.Filters.Price')} isOpen={!isFolded}>
      <div class="filter-range">
        <PriceField c={c} end="Min" state={state} bound={Math.floor(price.min)} />
        <PriceField c={c} end="Max" state={state} bound={Math.ceil(price.max)} />
      </div>
      <p class="filter-unused" id="filter-price-unused" data-part="unused" role="status">
        {notUsed(c, state.typed)}
      </p>
    </Group>
  )
}

function Groups({ c, view }: FormProps) {
  const t = c.get('t')
  const { facets, state, isFolded } = view
  const isOpen = !isFolded
  const { brandIds, categoryIds, inStock, attributes } = state.filter
  return (
    <>
      {facets.categories.length > 0 && (
        <Group id="category" title={t('Shop.Filters.Category')} isOpen={isOpen}>
          <Values
            c={c}
            id="category"
            values={facets.categories}
            chosen={categoryIds}
            item={{ name: 'Category', field: 'Category' }}
          />
        </Group>
      )}
      {(facets.inStock > 0 || inStock) && (
        <div class="filter-group">
          <Value
            c={c}
            item={{ name: 'InStock', value: 'true', field: 'InStock', isSingle: true }}
            value={{ name: t('Shop.Filters.InStock'), count: facets.inStock }}
            isChosen={inStock}
          />
        </div>
      )}
      <PriceGroup c={c} view={view} />
      {facets.attributes.map(({ id, name, values }) => (
        <Group id={`attribute-${id}`} title={name} isOpen={isOpen}>
          <Values
            c={c}
            id={`attribute-${id}`}
            values={values}
            chosen={attributes.get(id) ?? []}
            item={{ name: 'ProductAttributes', attribute: id, field: attributeField(id) }}
          />
        </Group>
      ))}
      {facets.brands.length > 0 && (
        <Group id="brand" title={t('Shop.Filters.Brand')} isOpen={isOpen}>
          <Values c={c} id="brand" values={facets.brands} chosen={brandIds} item={{ name: 'Brand', field: 'Brand' }} />
        </Group>
      )}
    </>
  )
}

function KeptFields({ state }: { state: ListState }) {
  const { filter, pageindex, ...kept } = listQuery({ ...state, filter: noFilters })
  return (
    <>
      {Object.entries(kept).map(
        ([name, value]) => value !== undefined && value !== '' && <input type="hidden" name={name} value={value} />,
      )}
    </>
  )
}

/** Without a choice it is the same for every visitor of a list. */
export function FilterPanel({ c, view }: FormProps) {
  const { filter, pageindex, ...rest } = listQuery(view.state)
  const key = `filters ${JSON.stringify([view.path, rest, view.isFolded])}`
  const isUsual = view.state.q === '' && isEmpty(view.state.filter) && view.state.isFilterWhole
  const render = () => <FreshPanel c={c} view={view} />
  return isUsual ? keptMarkup(view.facets, key, render) : render()
}

function FreshPanel({ c, view }: FormProps) {
  const [t, culture] = [c.get('t'), c.get('culture')]
  const { path, state, facets, count, isFolded } = view
  if (!hasFilters(facets)) return null
  return (
    <>
      <a class="button" data-quiet data-part="toggle" id="filters-toggle" href="#filters">
        {t('Shop.Filters.Title')} <span data-part="count">{count > 0 && `(${count})`}</span>
      </a>
      <div id="filters" data-part="panel">
        <div class="filter-head">
          <h2 data-part="heading">{t('Shop.Filters.Title')}</h2>
          <a data-part="close" id="filters-close" href="#page">
            <span class="hidden-text">{t('Shop.Filters.Close')}</span>
            <span aria-hidden="true">×</span>
          </a>
        </div>
        {!isFolded && <PanelTools c={c} path={path} state={state} />}
        <form method="get" action={path} autocomplete="off">
          <KeptFields state={state} />
          <Groups c={c} view={view} />
          <div class="filter-foot">
            {count > 0 && (
              <a data-part="clear" id="filters-clear" href={filteredPath(path, state, noFilters)}>
                {t('Shop.Filters.Clear')}
              </a>
            )}
            <button class="button" type="submit" data-part="show" id="filters-show">
              {plural(t, culture, 'Shop.Filters.Show', facets.total)}
            </button>
          </div>
        </form>
      </div>
    </>
  )
}
