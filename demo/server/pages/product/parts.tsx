/** @jsxImportSource hono/jsx */
import type { Price } from '../../../data/catalogue/prices.ts'
import type { WarehouseStock } from '../../../data/catalogue/stock.ts'
import type { ShopContext } from '../../context.ts'
import { money, plural } from '../layout/format.ts'

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
