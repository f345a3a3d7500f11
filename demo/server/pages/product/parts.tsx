/** @jsxImportSource hono/jsx */
import type { Price } from '../../../data/catalogue/prices.ts'
import type { PhotoSubject } from '../../../data/catalogue/products.ts'
import type { WarehouseStock } from '../../../data/catalogue/stock.ts'
import type { ShopContext } from '../../context.ts'
import { money, plural } from '../layout/format.ts'
import { productPath, withQuery } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'
import { shotCount } from './product-view.ts'

/** What the gallery needs to know of a product. */
export type GalleryProps = {
  c: ShopContext
  product: { id: number; slug: string; name: string }
  variantId: number
  photo: PhotoSubject
  shot: number
}

/** The photos of a variant: one large, the others behind links that work without JavaScript. */
export function Gallery({ c, product, variantId, photo, shot }: GalleryProps) {
  const { t } = c.var
  const shots = Array.from({ length: shotCount }, (_, index) => index)
  const label = (index: number) => t('Shop.Product.PhotoOf', { number: index + 1, count: shotCount })
  const link = (index: number) => `${withQuery(productPath(c, product, variantId), {})}&view=${index + 1}#gallery`
  return (
    <>
      <div class="gallery-main" id="gallery">
        <Photo
          c={c}
          photo={photo}
          shot={shot}
          alt={`${product.name}, ${label(shot)}`}
          sizes="(width < 56rem) 92vw, (width < 90rem) 54vw, 720px"
          priority="high"
        />
      </div>
      <ul class="gallery-views">
        {shots.map((index) => (
          <li>
            <a href={link(index)} aria-current={index === shot ? 'true' : undefined} aria-label={label(index)}>
              <Photo c={c} photo={photo} shot={index} alt="" sizes="80px" priority="low" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What each warehouse holds, under one line that says whether the piece can be had. */
export function StockList({ c, stock }: { c: ShopContext; stock: WarehouseStock[] }) {
  const { culture, t } = c.var
  const total = stock.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <p class="stock-state" data-state={total > 0 ? 'in' : 'out'}>
        {total > 0 ? plural(t, culture, 'Shop.Product.StockCount', total) : t('Shop.Product.OutOfStock')}
      </p>
      {total > 0 && (
        <ul class="stock-places">
          {stock.map((place) => (
            <li>{t('Shop.Product.StockAt', { place: place.name, number: place.quantity })}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The price by quantity; nothing when there is only one price. */
export function PriceSteps({ c, steps }: { c: ShopContext; steps: { fromQuantity: number; price: Price }[] }) {
  const { culture, t } = c.var
  if (steps.length < 2) return null
  return (
    <table class="price-steps">
      <caption>{t('Shop.Product.Steps')}</caption>
      <tbody>
        {steps.map(({ fromQuantity, price }) => (
          <tr>
            <th scope="row">{plural(t, culture, 'Shop.Product.From', fromQuantity)}</th>
            <td class="price">{money(price.incl, culture)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The customer's own number for a variant; nothing when there is none. */
export function Reference({ c, reference }: { c: ShopContext; reference: string | null }) {
  if (reference === null) return null
  return (
    <p class="small">
      {c.var.t('Shop.Product.Reference')} <strong>{reference}</strong>
    </p>
  )
}
