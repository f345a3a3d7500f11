/** What a product demands of a quantity; a maximum of 0 means none. */
export type QuantityRules = { minQty: number; maxQty: number; stepQty: number }

/** Why a quantity cannot be had, as the text that says so. */
export type QuantityProblem = { key: string; values: Record<string, string | number> }

/**
 * What is wrong with a quantity, or undefined. The rules are those of the quantity field (§5): a multiple of the
 * step, but the minimum and the maximum themselves are always allowed, because the field stops there.
 */
export function quantityProblem(quantity: number, rules: QuantityRules): QuantityProblem | undefined {
  const { minQty, maxQty, stepQty } = rules
  if (quantity < minQty) return { key: 'Answers.QuantityMinimum', values: { minimum: minQty } }
  if (maxQty > 0 && quantity > maxQty) return { key: 'Answers.QuantityMaximum', values: { maximum: maxQty } }
  if (quantity % stepQty === 0 || quantity === minQty || quantity === maxQty) return undefined
  return { key: 'Answers.QuantityStep', values: { step: stepQty } }
}

/** The largest allowed quantity that is not above the requested quantity and the stock; 0 when there is none. */
export function fittingQuantity(requested: number, rules: QuantityRules, stock: number): number {
  const most = Math.min(requested, stock, rules.maxQty > 0 ? rules.maxQty : requested)
  if (most < rules.minQty) return 0
  if (quantityProblem(most, rules) === undefined) return most
  return Math.max(most - (most % rules.stepQty), rules.minQty)
}

/**
 * How many the shop has in the place of a refused quantity: the largest that fits, the minimum for fewer; 0 for
 * none, and for as many as are there already.
 */
export function availableQuantity(refused: number, rules: QuantityRules, stock: number, there = 0): number {
  const fitting = fittingQuantity(Math.max(refused, rules.minQty), rules, stock)
  return fitting === there ? 0 : fitting
}

/** How the shop says that it has fewer of a product than was wanted. */
export const stockProblem = (name: string, stock: number): QuantityProblem =>
  stock === 0 ? { key: 'Answers.SoldOut', values: { name } } : { key: 'Answers.Stock', values: { name, count: stock } }
