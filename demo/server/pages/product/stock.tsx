/** @jsxImportSource hono/jsx */
import { stockByWarehouse, type WarehouseStock } from '../../../data/catalogue/stock.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { answerPage } from '../layout/document.tsx'
import { plural } from '../layout/format.ts'
import { withQuery } from '../layout/links.ts'
import { notFoundPage } from '../plain/not-found.ts'
import { requestedVariant, VariantHead } from './variants/variant-head.tsx'

const totalOf = (stock: readonly WarehouseStock[]) => stock.reduce((sum, { quantity }) => sum + quantity, 0)

function StockState({ c, total }: { c: ShopContext; total: number }) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  return (
    <p class="stock-state" data-state={total > 0 ? 'in' : 'out'}>
      {total > 0 ? plural(t, culture, 'Shop.Product.StockCount', total) : t('Shop.Product.OutOfStock')}
    </p>
  )
}

export function StockList({ c, stock }: { c: ShopContext; stock: readonly WarehouseStock[] }) {
  return (
    <>
      <StockState c={c} total={totalOf(stock)} />
      <ul class="stock-places">
        {stock.map((place) => (
          <li>{c.get('t')('Shop.Product.StockAt', { place: place.name, number: place.quantity })}</li>
        ))}
      </ul>
    </>
  )
}

type SummaryProps = { c: ShopContext; variantId: number; stock: readonly WarehouseStock[] }

export function StockSummary({ c, variantId, stock }: SummaryProps) {
  const total = totalOf(stock)
  const href = withQuery(pagePath(c, '/catalog/stock'), { productVariantId: variantId })
  return (
    <>
      <StockState c={c} total={total} />
      {total > 0 && (
        <a class="small" data-part="trigger" href={href} rel="nofollow">
          {c.get('t')('Pages.Stock.Places')}
        </a>
      )}
    </>
  )
}

export async function stockPage(c: ShopContext): Promise<Response> {
  const [culture, db, t] = [c.get('culture'), c.get('db'), c.get('t')]
  const variant = await requestedVariant(c, c.req.query('productVariantId'))
  if (!variant) return notFoundPage(c)
  const stock = await stockByWarehouse(db, { variantId: variant.id, culture, includeEmpty: true })
  const title = t('Pages.Stock.Places')
  const body = (
    <section class="narrow">
      <VariantHead c={c} title={title} variant={variant} />
      <div class="stock">
        <StockList c={c} stock={stock} />
      </div>
    </section>
  )
  return answerPage(c, { title, body })
}
