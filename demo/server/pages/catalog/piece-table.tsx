/** @jsxImportSource hono/jsx */
import type { ListItem } from '../../../data/catalogue/products.ts'
import type { ShopContext } from '../../context.ts'
import { plural } from '../layout/format.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { WishLink } from '../wishlist/wish-link.tsx'
import { AddForm, ListPrice, type PieceProps, QuickEye } from './piece-parts.tsx'

function Row({ c, piece }: PieceProps) {
  const { culture, t } = c.var
  return (
    <tr data-variant-id={piece.defaultVariantId}>
      <td data-cell="photo">
        <Photo c={c} photo={piece.photo} alt="" sizes="64px" priority="lazy" />
      </td>
      <th scope="row" data-cell="piece">
        <a href={productPath(c, piece, piece.askedVariantId)}>{piece.name}</a>
        <span class="small soft">{piece.brandName}</span>
      </th>
      <td data-cell="sku">{piece.sku}</td>
      <td data-cell="stock" data-state={piece.inStock ? 'in' : 'out'}>
        {piece.inStock ? plural(t, culture, 'Shop.Product.StockCount', piece.stock) : t('Shop.Product.SoldOut')}
      </td>
      <td data-cell="price">
        <ListPrice c={c} piece={piece} />
      </td>
      <td data-cell="order">
        <AddForm c={c} piece={piece} hasQuantity />
      </td>
      <td data-cell="more">
        <WishLink c={c} variantId={piece.defaultVariantId} name={piece.name} isShort />
        <QuickEye c={c} piece={piece} />
      </td>
    </tr>
  )
}

/** Pieces as rows with a quantity each, for those who know what they want. */
export function PieceTable({ c, pieces }: { c: ShopContext; pieces: ListItem[] }) {
  const { t } = c.var
  const heads = {
    photo: t('Shop.List.Photo'),
    piece: t('Shop.List.Piece'),
    sku: t('Shop.Product.Sku'),
    stock: t('Shop.Product.Stock'),
    price: t('Shop.Product.Price'),
    order: t('Shop.List.Order'),
    more: t('Shop.List.More'),
  }
  return (
    <>
      <p class="table-keys small soft">{t('Shop.List.Keys')}</p>
      <product-list display="table">
        <table class="product-table">
          <thead>
            <tr>
              {Object.entries(heads).map(([cell, words]) => (
                <th scope="col" data-cell={cell}>
                  <span>{words}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pieces.map((piece) => (
              <Row c={c} piece={piece} />
            ))}
          </tbody>
        </table>
      </product-list>
    </>
  )
}
