/** @jsxImportSource hono/jsx */

import type { ListItem } from '../../../data/catalogue/products.ts'
import type { ShopContext } from '../../context.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { WishLink } from '../wishlist/wish-link.tsx'
import { AddForm, Badge, Colours, ListPrice, type ProductProps, QuickEye } from './product-parts.tsx'

const cardSizes = '(width < 44rem) 46vw, (width < 80rem) 30vw, 300px'

/** How soon a card's picture is wanted; `hasEye`: the view of the product opens in the list. */
type CardProps = ProductProps & { priority?: 'high' | 'low' | 'lazy'; level?: 2 | 3; hasEye?: boolean }

/** Another view of it, for a pointer that rests on the card; the theme shows it, and a browser fetches it only then. */
const SecondPhoto = ({ c, product }: ProductProps) => (
  <span class="card-turn">
    <Photo c={c} photo={product.photo} shot={1} alt="" sizes={cardSizes} priority="lazy" />
  </span>
)

/** A product as a card: what it is, what it costs, in which colours it comes, and ways to buy, keep or see it. */
export function Card({ c, product, priority = 'lazy', level = 2, hasEye = true }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li class="card" data-variant-id={product.defaultVariantId} data-gone={product.inStock ? undefined : 'true'}>
      <bigger-link>
        <Photo c={c} photo={product.photo} alt="" sizes={cardSizes} priority={priority} />
        <SecondPhoto c={c} product={product} />
        <Badge c={c} product={product} />
        <p class="overline">{product.brandName}</p>
        <Heading>
          <a href={productPath(c, product, product.askedVariantId)}>{product.name}</a>
        </Heading>
        <p class="price-line">
          <ListPrice c={c} product={product} />
        </p>
        <Colours c={c} product={product} />
        <AddForm c={c} product={product} />
        <WishLink c={c} variantId={product.defaultVariantId} name={product.name} isShort />
        {hasEye && <QuickEye c={c} product={product} />}
      </bigger-link>
    </li>
  )
}

/** Of the first row, so many pictures hurry on every screen; the rest of it is fetched at once without pushing. */
const hurried = 2

const priorityOf = (index: number, eager: number) => (index >= eager ? 'lazy' : index < hurried ? 'high' : 'low')

type GridProps = { c: ShopContext; products: ListItem[]; eager?: number; level?: 2 | 3 }

/** Products as cards. The first row's pictures are fetched at once, the others when they come near. */
export function ProductGrid({ c, products, eager = 0, level = 2 }: GridProps) {
  return (
    <product-list display="grid">
      <ul class="cards">
        {products.map((product, index) => (
          <Card c={c} product={product} priority={priorityOf(index, eager)} level={level} />
        ))}
      </ul>
    </product-list>
  )
}
