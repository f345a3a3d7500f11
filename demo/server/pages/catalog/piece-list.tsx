/** @jsxImportSource hono/jsx */

import type { ListItem } from '../../../data/catalogue/products.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { percent } from '../layout/format.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { Price } from '../product/price.tsx'
import { WishLink } from '../wishlist/wish-link.tsx'

const cardSizes = '(width < 44rem) 46vw, (width < 80rem) 30vw, 300px'

/** Stands for the button's words where a table row has no room for them. */
function PlusIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" stroke="currentColor" stroke-width="2">
      <path d="M8 2v12M2 8h12" />
    </svg>
  )
}

/** Adds the piece's first variant to the basket; pieces out of stock say so instead. */
function AddForm({ c, piece, hasIcon = false }: { c: ShopContext; piece: ListItem; hasIcon?: boolean }) {
  const { t } = c.var
  const isGone = piece.stock < 1
  return (
    <add-to-cart
      product-variant-id={piece.defaultVariantId}
      name={piece.name}
      quantity={piece.minQty}
      sku={piece.sku}
      price={piece.price.incl}
      currency-code="EUR"
    >
      <form method="post" action={pagePath(c, '/shoppingcarts/add')}>
        <input type="hidden" name="ProductVariantId" value={piece.defaultVariantId} />
        <input type="hidden" name="Quantity" value={piece.minQty} />
        <input type="hidden" name="Name" value={piece.name} />
        <button class="button" data-quiet data-small type="submit" disabled={isGone}>
          <span>{isGone ? t('Shop.Product.SoldOut') : t('Shop.Product.Add')}</span>
          <span class="hidden-text"> {piece.name}</span>
          {hasIcon && <PlusIcon />}
        </button>
      </form>
    </add-to-cart>
  )
}

function Card({ c, piece, first, level }: { c: ShopContext; piece: ListItem; first: boolean; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li class="card" data-variant-id={piece.defaultVariantId}>
      <bigger-link>
        <Photo c={c} photo={piece.photo} alt="" sizes={cardSizes} priority={first ? 'high' : 'lazy'} />
        {piece.price.saleEndsAt && (
          <span class="badge">−{percent(1 - piece.price.incl / piece.price.regularIncl, c.var.culture)}</span>
        )}
        <p class="overline">{piece.brandName}</p>
        <Heading>
          <a href={productPath(c, piece)}>{piece.name}</a>
        </Heading>
        <p class="price-line">
          <Price c={c} price={piece.price} />
        </p>
        <AddForm c={c} piece={piece} />
        <WishLink c={c} variantId={piece.defaultVariantId} name={piece.name} isShort />
      </bigger-link>
    </li>
  )
}

/** Pieces as cards. The first row's pictures are fetched at once, the others when they come near. */
export function PieceGrid({ c, pieces, eager = 0, level = 2 }: ListProps & { eager?: number; level?: 2 | 3 }) {
  return (
    <product-list display="grid">
      <ul class="cards">
        {pieces.map((piece, index) => (
          <Card c={c} piece={piece} first={index < eager} level={level} />
        ))}
      </ul>
    </product-list>
  )
}

type ListProps = { c: ShopContext; pieces: ListItem[] }

function Row({ c, piece }: { c: ShopContext; piece: ListItem }) {
  const { t } = c.var
  return (
    <tr data-variant-id={piece.defaultVariantId}>
      <td>
        <Photo c={c} photo={piece.photo} alt="" sizes="64px" priority="lazy" />
      </td>
      <th scope="row">
        <a href={productPath(c, piece)}>{piece.name}</a>
      </th>
      <td data-wide>{piece.brandName}</td>
      <td data-wide>{piece.sku}</td>
      <td data-wide>{piece.stock < 1 ? t('Shop.Product.SoldOut') : t('Shop.Product.InStock')}</td>
      <td class="price">
        <Price c={c} price={piece.price} />
      </td>
      <td>
        <AddForm c={c} piece={piece} hasIcon />
        <WishLink c={c} variantId={piece.defaultVariantId} name={piece.name} isShort />
      </td>
    </tr>
  )
}

/** Pieces as a table, for those who compare. */
export function PieceTable({ c, pieces }: ListProps) {
  const { t } = c.var
  return (
    <product-list display="table">
      <table class="product-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-text">{t('Shop.List.Photo')}</span>
            </th>
            <th scope="col">{t('Shop.List.Piece')}</th>
            <th scope="col" data-wide>
              {t('Shop.Product.Brand')}
            </th>
            <th scope="col" data-wide>
              {t('Shop.Product.Sku')}
            </th>
            <th scope="col" data-wide>
              {t('Shop.Product.Stock')}
            </th>
            <th scope="col">{t('Shop.Product.Price')}</th>
            <th scope="col">
              <span class="hidden-text">{t('Shop.Frame.Cart')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <Row c={c} piece={piece} />
          ))}
        </tbody>
      </table>
    </product-list>
  )
}
