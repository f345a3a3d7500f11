/** @jsxImportSource hono/jsx */

import type { ListItem } from '../../../data/catalogue/products.ts'
import type { ShopContext } from '../../context.ts'
import { keptMarkup } from '../../shop/catalogue/kept-markup.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { CardRating } from '../product/reviews/rating.tsx'
import { PlainWishLink, wishedOf } from '../wishlist/wish-link.tsx'
import { AddForm, Badge, Colours, ListPrice, type ProductProps, QuickEye } from './product-parts.tsx'

const cardSizes = '(width < 44rem) 46vw, (width < 80rem) 30vw, 300px'

/** `priority` is that of the card's picture; `isSlide`: the card is in a slider and has no button of the quick view. */
type CardProps = ProductProps & {
  priority?: 'high' | 'low' | 'lazy'
  level?: 2 | 3
  isSlide?: boolean
  /** Whether it is in one of the visitor's lists. */
  isWished: boolean
}

/** The theme shows it under the pointer; a browser loads it only then. */
const SecondPhoto = ({ c, product }: ProductProps) => (
  <span class="card-turn">
    <Photo c={c} photo={product.photo} shot={1} alt="" sizes={cardSizes} priority="lazy" />
  </span>
)

function FreshCard({ c, product, priority = 'lazy', level = 2, isSlide = false, isWished }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li
      class={isSlide ? 'card splide__slide' : 'card'}
      data-variant-id={product.defaultVariantId}
      data-gone={product.inStock ? undefined : 'true'}
    >
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
        <CardRating c={c} rating={product.rating} />
        <Colours c={c} product={product} />
        <AddForm c={c} product={product} />
        <PlainWishLink c={c} variantId={product.defaultVariantId} name={product.name} isShort isPresent={isWished} />
        {!isSlide && <QuickEye c={c} product={product} />}
      </bigger-link>
    </li>
  )
}

/** The cards of products, each with its index. */
export async function Cards({ c, products, of }: CardsProps) {
  const wished = await wishedOf(c)
  return products.map((product, index) => {
    const rest = { ...of(index), isWished: wished.has(product.defaultVariantId) }
    return keptMarkup(product, `card ${JSON.stringify(rest)}`, () => <FreshCard c={c} product={product} {...rest} />)
  })
}

type CardsProps = {
  c: ShopContext
  products: readonly ListItem[]
  of: (index: number) => Pick<CardProps, 'priority' | 'level' | 'isSlide'>
}

/**
 * The pictures of the first row that load with high priority on every screen; the others of that row load at once with
 * low priority.
 */
const hurried = 2

const priorityOf = (index: number, eager: number) => (index >= eager ? 'lazy' : index < hurried ? 'high' : 'low')

type GridProps = { c: ShopContext; products: ListItem[]; eager?: number; level?: 2 | 3 }

/** The pictures of the first row load at once, the others when they are near the window. */
export function ProductGrid({ c, products, eager = 0, level = 2 }: GridProps) {
  return (
    <product-list display="grid">
      <ul class="cards">
        <Cards c={c} products={products} of={(index) => ({ priority: priorityOf(index, eager), level })} />
      </ul>
    </product-list>
  )
}
