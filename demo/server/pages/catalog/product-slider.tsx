/** @jsxImportSource hono/jsx */
import type { ListItem } from '../../../data/catalogue/products.ts'
import type { ShopContext } from '../../context.ts'
import { Card } from './product-cards.tsx'

/** Products side by side, some at a time. They do not move: nobody wants a product to leave while they read it. */
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
      <ul>
        {products.map((product) => (
          <Card c={c} product={product} level={3} hasEye={false} />
        ))}
      </ul>
    </product-slider>
  )
}
