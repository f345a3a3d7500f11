/** @jsxImportSource hono/jsx */
import type { ListItem } from '../../../data/catalogue/products.ts'
import type { ShopContext } from '../../context.ts'
import { Card } from './product-cards.tsx'

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
          {products.map((product) => (
            <Card c={c} product={product} level={3} isSlide />
          ))}
        </ul>
      </div>
    </product-slider>
  )
}
