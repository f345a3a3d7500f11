/** @jsxImportSource hono/jsx */
import { type PriceRules, priceTable } from '../../../data/catalogue/prices.ts'
import type { ShopContext } from '../../context.ts'
import { amountText, plural } from '../layout/format.ts'

type StepsProps = { c: ShopContext; rules: PriceRules; minQty: number; quantity?: number }

/** The prices by quantity; empty if there is only one price. The row of `quantity` is marked. */
export function PriceSteps({ c, rules, minQty, quantity = minQty }: StepsProps) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  const steps = priceTable(rules, minQty)
  if (steps.length < 2) return null
  const current = steps.findLast(({ fromQuantity }) => fromQuantity <= quantity)
  return (
    <table class="price-steps">
      <caption>{t('Shop.Product.Steps')}</caption>
      <tbody>
        {steps.map((step) => (
          <tr data-from={step.fromQuantity} aria-current={step === current ? 'true' : undefined}>
            <th scope="row">{plural(t, culture, 'Shop.Product.From', step.fromQuantity)}</th>
            <td class="price">{amountText(c, step.price.incl)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
