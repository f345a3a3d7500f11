/** @jsxImportSource hono/jsx */
import { findBrand } from '../../../data/catalogue/brands.ts'
import type { ShopContext } from '../../context.ts'
import { withQuery } from '../layout/links.ts'
import { type ListState, listQuery } from './list-state.ts'

/** A chosen filter with its name, and the address of the list without it. */
type Chosen = { name: string; without: string }

/** The brands that a list is narrowed to, as links that take them off; ids that do not exist are passed over. */
export async function chosenFilters(c: ShopContext, path: string, state: ListState): Promise<Chosen[]> {
  const brands = await Promise.all(state.filter.Brand.map((id) => findBrand(c.var.db, id, c.var.culture)))
  return brands.flatMap((brand) => {
    if (!brand) return []
    const rest = state.filter.Brand.filter((id) => id !== brand.id)
    const without = withQuery(path, listQuery({ ...state, pageindex: 1, filter: { Brand: rest } }))
    return [{ name: brand.name, without }]
  })
}

/** The chosen filters, each of which goes by a click. */
export function ChosenFilters({ c, chosen }: { c: ShopContext; chosen: Chosen[] }) {
  if (chosen.length === 0) return null
  return (
    <nav aria-label={c.var.t('Shop.List.Filters')}>
      <ul class="chips">
        {chosen.map(({ name, without }) => (
          <li>
            <a href={without} aria-label={c.var.t('Shop.List.RemoveFilter', { name })}>
              {name} <span aria-hidden="true">×</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
