/** @jsxImportSource hono/jsx */
import { categoryPath as categorySteps } from '../../../../data/catalogue/categories.ts'
import { facets } from '../../../../data/catalogue/facets.ts'
import { knownFilters } from '../../../../data/catalogue/filters.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { refuse } from '../../../http/answers.ts'
import { queryFields, textOf, wholeNumber } from '../../../http/body.ts'
import { answerPage } from '../../layout/document.tsx'
import { categoryPath } from '../../layout/links.ts'
import { categoriesOf } from '../category-tree.ts'
import { readListState } from '../list-state.ts'
import { chosenFilters } from './chosen.tsx'
import { FilterPanel } from './filter-form.tsx'
import { filterTextOf, readFilterText } from './filter-text.ts'

/**
 * The filters of a list: `{site}/widget/catalog/ListFilter` with brandId, categoryId and currentFilter (§2, §7). 400
 * for ids that are not numbers and for a filter that is not JSON; unknown ids do not filter. A visit to the address
 * itself gets a page.
 */
export async function filterWidget(c: ShopContext): Promise<Response> {
  const [db, culture, market, t] = [c.get('db'), c.get('culture'), c.get('market'), c.get('t')]
  const fields = queryFields(c)
  const [brandId, categoryId] = ['brandId', 'categoryId'].map((name) => readNumber(textOf(fields, name)))
  if (brandId === null || categoryId === null) return refuse(c, 400, 'Answers.FilterNumber')
  const current = readFilterText(textOf(fields, 'currentFilter'))
  if (!current.isWhole) return refuse(c, 400, 'Answers.Filter')

  const trail = categoryId === undefined ? [] : categorySteps(await categoriesOf(c), categoryId)
  const category = trail.at(-1)
  if (categoryId !== undefined && !category) return refuse(c, 404, 'Answers.Category')
  const wanted = current.filters
  const brandIds = wanted.brandIds.length > 0 || brandId === undefined ? wanted.brandIds : [brandId]
  const { filters } = await knownFilters(db, { ...wanted, brandIds })
  const state = { ...readListState({ q: textOf(fields, 'q') }), filter: filters }
  const found = await facets(db, { ...state, culture, market, categoryId, filters, page: 1 })
  const path = category ? categoryPath(c, category) : pagePath(c, '/catalog')
  const view = { path, state, facets: found, count: chosenFilters(c, filters, found).length, isFolded: true }
  const panel = <FilterPanel c={c} view={view} />
  const title = t('Shop.Filters.Title')
  const whole = (
    <>
      <h1>{category?.name ?? t('Shop.List.All')}</h1>
      <product-filters current-filter={filterTextOf(filters) ?? '{}'}>{panel}</product-filters>
    </>
  )
  return answerPage(c, { title, body: c.get('isFragment') ? panel : whole })
}

/** A number of the query; undefined when it is missing, null when it is invalid. */
const readNumber = (text: string): number | undefined | null => (text === '' ? undefined : (wholeNumber(text) ?? null))
