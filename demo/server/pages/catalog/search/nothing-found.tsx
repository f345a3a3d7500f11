/** @jsxImportSource hono/jsx */
import { noFilters } from '../../../../data/catalogue/filters.ts'
import { listProducts } from '../../../../data/catalogue/products.ts'
import { nearTerms } from '../../../../data/catalogue/search/near-terms.ts'
import type { ShopContext } from '../../../context.ts'
import { shared } from '../../../shop/catalogue/shared.ts'
import { plural } from '../../layout/format.ts'
import { categoryPath, withQuery } from '../../layout/links.ts'
import type { List } from '../load-list.ts'
import { ProductSlider } from '../product-slider.tsx'

/** The products that a search without results shows. */
const mostPopular = 8

/** The ways on from a search that found nothing: near terms, the categories, and the products that are ordered most. */
export async function WaysOn({ c, list }: { c: ShopContext; list: List }) {
  const [db, culture, market, t] = [c.get('db'), c.get('culture'), c.get('market'), c.get('t')]
  const near = await nearTerms(db, { culture, market, q: list.state.q })
  const filters = { ...noFilters, inStock: true }
  const query = { culture, market, filters, sort: 'popular', page: 1, pageSize: mostPopular } as const
  const popular = await shared(c, listProducts, query)
  return (
    <div class="ways-on">
      {near.length > 0 && (
        <section aria-labelledby="near-terms">
          <h2 id="near-terms">{t('Search.Near')}</h2>
          <ul class="near-terms">
            {near.map(({ term, total }) => (
              <li>
                <a href={withQuery(list.path, { q: term })}>{term}</a>{' '}
                <span class="small soft">{plural(t, culture, 'Shop.List.Count', total)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="all-categories">
        <h2 id="all-categories">{t('Search.Categories')}</h2>
        <ul class="near-terms">
          {list.tree.map((category) => (
            <li>
              <a href={categoryPath(c, category)}>{category.name}</a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="popular">
        <h2 id="popular">{t('Search.Popular')}</h2>
        <ProductSlider c={c} products={popular.items} labelledBy="popular" />
      </section>
    </div>
  )
}
