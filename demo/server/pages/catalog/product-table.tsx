/** @jsxImportSource hono/jsx */
import type { ListItem } from '../../../data/catalogue/products.ts'
import type { ShopContext } from '../../context.ts'
import { plural } from '../layout/format.ts'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { WishLink } from '../wishlist/wish-link.tsx'
import { AddForm, ListPrice, type ProductProps, QuickEye } from './product-parts.tsx'

function Row({ c, product }: ProductProps) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  return (
    <tr data-variant-id={product.defaultVariantId}>
      <td data-cell="photo">
        <Photo c={c} photo={product.photo} alt="" sizes="64px" priority="lazy" />
      </td>
      <th scope="row" data-cell="piece">
        <a href={productPath(c, product, product.askedVariantId)}>{product.name}</a>
        <span class="small soft">{product.brandName}</span>
      </th>
      <td data-cell="sku">{product.sku}</td>
      <td data-cell="stock" data-state={product.inStock ? 'in' : 'out'}>
        {product.inStock ? plural(t, culture, 'Shop.Product.StockCount', product.stock) : t('Shop.Product.SoldOut')}
      </td>
      <td data-cell="price">
        <ListPrice c={c} product={product} />
      </td>
      <td data-cell="order">
        <AddForm c={c} product={product} hasQuantity />
      </td>
      <td data-cell="more">
        <WishLink c={c} variantId={product.defaultVariantId} name={product.name} isShort />
        <QuickEye c={c} product={product} />
      </td>
    </tr>
  )
}

export function ProductTable({ c, products }: { c: ShopContext; products: ListItem[] }) {
  const t = c.get('t')
  const heads = {
    photo: t('Shop.List.Photo'),
    product: t('Shop.List.Piece'),
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
              {Object.entries(heads).map(([cell, label]) => (
                <th scope="col" data-cell={cell}>
                  <span>{label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <Row c={c} product={product} />
            ))}
          </tbody>
        </table>
      </product-list>
    </>
  )
}
