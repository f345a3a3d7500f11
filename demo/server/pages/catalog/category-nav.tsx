/** @jsxImportSource hono/jsx */
import type { Category } from '../../../data/catalogue/categories.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { keptMarkup } from '../../shop/catalogue/kept-markup.ts'
import { plural, wholeNumber } from '../layout/format.ts'
import { categoryPath } from '../layout/links.ts'

type NavProps = { c: ShopContext; tree: readonly Category[]; current: number | undefined }

function Branch({
  c,
  categories,
  current,
}: {
  c: ShopContext
  categories: readonly Category[]
  current: number | undefined
}) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  return (
    <ul>
      {categories.map((category) => (
        <li data-id={category.id}>
          <a href={categoryPath(c, category)} aria-current={category.id === current ? 'page' : undefined}>
            {category.name}
          </a>
          <span class="nav-count">
            <span aria-hidden="true">{wholeNumber(category.productCount, culture)}</span>
            <span class="hidden-text">{plural(t, culture, 'Shop.List.Count', category.productCount)}</span>
          </span>
          {category.children.length > 0 && <Branch c={c} categories={category.children} current={current} />}
        </li>
      ))}
    </ul>
  )
}

/** The path to the shown category is open. On the list of all products all are closed. */
export const CategoryNav = (props: NavProps) =>
  keptMarkup(props.tree, `nav ${props.current}`, () => <FreshNav {...props} />)

function FreshNav({ c, tree, current }: NavProps) {
  const t = c.get('t')
  return (
    <category-nav current={current} collapsed>
      <nav aria-label={t('Shop.Home.CategoriesMore')}>
        <a class="nav-all" href={pagePath(c, '/catalog')} aria-current={current === undefined ? 'page' : undefined}>
          {t('Shop.List.All')}
        </a>
        <Branch c={c} categories={tree} current={current} />
      </nav>
    </category-nav>
  )
}
