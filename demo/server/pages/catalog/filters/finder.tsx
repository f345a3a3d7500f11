/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'

/**
 * Finds a product by its properties: the filters of all products, which are loaded when the band is near the window.
 */
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
