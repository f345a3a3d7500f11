/** @jsxImportSource hono/jsx */

import type { ListItem } from '../../../data/catalogue/products.ts'
import type { ShopContext } from '../../context.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { WishLink } from '../wishlist/wish-link.tsx'
import { AddForm, Badge, Colours, ListPrice, type PieceProps, QuickEye } from './piece-parts.tsx'

const cardSizes = '(width < 44rem) 46vw, (width < 80rem) 30vw, 300px'

/** How soon a card's picture is wanted; `hasEye`: the view of the piece opens in the list. */
type CardProps = PieceProps & { priority?: 'high' | 'low' | 'lazy'; level?: 2 | 3; hasEye?: boolean }

/** A piece as a card: what it is, what it costs, in which colours it comes, and ways to buy, keep or see it. */
export function Card({ c, piece, priority = 'lazy', level = 2, hasEye = true }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li class="card" data-variant-id={piece.defaultVariantId} data-gone={piece.inStock ? undefined : 'true'}>
      <bigger-link>
        <Photo c={c} photo={piece.photo} alt="" sizes={cardSizes} priority={priority} />
        <Badge c={c} piece={piece} />
        <p class="overline">{piece.brandName}</p>
        <Heading>
          <a href={productPath(c, piece, piece.askedVariantId)}>{piece.name}</a>
        </Heading>
        <p class="price-line">
          <ListPrice c={c} piece={piece} />
        </p>
        <Colours c={c} piece={piece} />
        <AddForm c={c} piece={piece} />
        <WishLink c={c} variantId={piece.defaultVariantId} name={piece.name} isShort />
        {hasEye && <QuickEye c={c} piece={piece} />}
      </bigger-link>
    </li>
  )
}

/** Of the first row, so many pictures hurry on every screen; the rest of it is fetched at once without pushing. */
const hurried = 2

const priorityOf = (index: number, eager: number) => (index >= eager ? 'lazy' : index < hurried ? 'high' : 'low')

type GridProps = { c: ShopContext; pieces: ListItem[]; eager?: number; level?: 2 | 3 }

/** Pieces as cards. The first row's pictures are fetched at once, the others when they come near. */
export function PieceGrid({ c, pieces, eager = 0, level = 2 }: GridProps) {
  return (
    <product-list display="grid">
      <ul class="cards">
        {pieces.map((piece, index) => (
          <Card c={c} piece={piece} priority={priorityOf(index, eager)} level={level} />
        ))}
      </ul>
    </product-list>
  )
}
