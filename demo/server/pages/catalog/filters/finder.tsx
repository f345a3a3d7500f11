/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'

/** The way to a product by what it is: the filters of all products, which come when the band is near. */
export function Finder({ c }: { c: ShopContext }) {
  return (
    <div class="finder">
      <product-filters load="visible">
        <a class="button" data-quiet href={pagePath(c, '/catalog')}>
          {c.get('t')('Shop.List.SeeAll')}
        </a>
      </product-filters>
    </div>
  )
}
