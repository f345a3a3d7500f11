/** @jsxImportSource hono/jsx */
import type { ListItem } from '../../../data/catalogue/products.ts'
import type { ShopContext } from '../../context.ts'
import { Card } from './piece-list.tsx'

/** Pieces side by side, some at a time. They stand still: nobody wants a piece to leave that they look at. */
export function PieceSlider({ c, pieces, labelledBy }: { c: ShopContext; pieces: ListItem[]; labelledBy: string }) {
  return (
    <product-slider autoplay="0" aria-labelledby={labelledBy}>
      <ul>
        {pieces.map((piece) => (
          <Card c={c} piece={piece} level={3} hasEye={false} />
        ))}
      </ul>
    </product-slider>
  )
}
