/** @jsxImportSource hono/jsx */
import type { ListItem } from '../../../data/catalogue/products.ts'
import type { ShopContext } from '../../context.ts'
import { Cards } from './product-cards.tsx'

/** The slider does not play by itself, so that no product moves away while it is read. */
export function ProductSlider({
  c,
  products,
  labelledBy,
}: {
  c: ShopContext
  products: ListItem[]
  labelledBy: string
}) {
  return (
    <product-slider autoplay="0" aria-labelledby={labelledBy}>
      <div class="splide__track">
        <ul class="splide__list">
          <Cards c={c} products={products} of={() => ({ level: 3, isSlide: true })} />
        </ul>
      </div>
    </product-slider>
  )
}
