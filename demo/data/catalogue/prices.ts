import { type Cents, withTax } from '../money/cents.ts'

export type PriceStep = { fromQuantity: number; excl: Cents }

/**
 * The data that decide a variant's unit price, in a market's currency. `sale` is one that is running; `taxRate` is in
 * basis points.
 */
export type PriceRules = {
  regularExcl: Cents
  taxRate: number
  sale: { excl: Cents; endsAt: Date } | null
  steps: PriceStep[]
}

/**
 * A unit price in a market's currency. `regular…` is the price of a single unit without a sale; `saleEndsAt` is set if
 * a sale decided the price.
 */
export type Price = {
  excl: Cents
  incl: Cents
  regularExcl: Cents
  regularIncl: Cents
  saleEndsAt: Date | null
}

/**
 * The unit price at a quantity: the lowest of the regular price, a running sale and the steps that the quantity
 * reaches.
 */
export function priceFor({ regularExcl, taxRate, sale, steps }: PriceRules, quantity: number): Price {
  const reached = steps.filter((step) => step.fromQuantity <= quantity).map((step) => step.excl)
  const excl = Math.min(regularExcl, sale?.excl ?? regularExcl, ...reached)
  return {
    excl,
    incl: withTax(excl, taxRate),
    regularExcl,
    regularIncl: withTax(regularExcl, taxRate),
    saleEndsAt: sale && sale.excl === excl && excl < regularExcl ? sale.endsAt : null,
  }
}

/**
 * The rows of a table of degressive prices, from the smallest quantity. Steps with a higher price than a sale are left
 * out, so that the price falls from row to row. One row means that quantity changes nothing.
 */
export function priceTable(rules: PriceRules, minQty: number): { fromQuantity: number; price: Price }[] {
  const quantities = [minQty, ...rules.steps.map((step) => step.fromQuantity).filter((quantity) => quantity > minQty)]
  return quantities
    .toSorted((one, other) => one - other)
    .map((fromQuantity) => ({ fromQuantity, price: priceFor(rules, fromQuantity) }))
    .filter(({ price }, index, rows) => index === 0 || price.excl < (rows[index - 1]?.price.excl ?? Infinity))
}
