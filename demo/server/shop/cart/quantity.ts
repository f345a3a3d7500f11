/** A maximum of 0 means that there is no maximum. */
export type QuantityRules = { minQty: number; maxQty: number; stepQty: number }

export type QuantityProblem = { key: string; values: Record<string, string | number> }

/**
 * The problem with a quantity, or undefined. The rules are those of the quantity field (§5): a multiple of the step.
 * The minimum and the maximum are always allowed, because the field stops there.
 */
export function quantityProblem(quantity: number, rules: QuantityRules): QuantityProblem | undefined {
  const { minQty, maxQty, stepQty } = rules
  if (quantity < minQty) return { key: 'Answers.QuantityMinimum', values: { minimum: minQty } }
  if (maxQty > 0 && quantity > maxQty) return { key: 'Answers.QuantityMaximum', values: { maximum: maxQty } }
  if (quantity % stepQty === 0 || quantity === minQty || quantity === maxQty) return undefined
  return { key: 'Answers.QuantityStep', values: { step: stepQty } }
}

/** The largest allowed quantity up to the requested quantity and the stock; 0 if there is none. */
export function fittingQuantity(requested: number, rules: QuantityRules, stock: number): number {
  const most = Math.min(requested, stock, rules.maxQty > 0 ? rules.maxQty : requested)
  if (most < rules.minQty) return 0
  if (quantityProblem(most, rules) === undefined) return most
  return Math.max(most - (most % rules.stepQty), rules.minQty)
}

/**
 * The quantity that is available in place of a refused one: the largest that fits, or the minimum if fewer were
 * requested. 0 if none is available, or no more than the cart already has.
 */
export function availableQuantity(refused: number, rules: QuantityRules, stock: number, there = 0): number {
  const fitting = fittingQuantity(Math.max(refused, rules.minQty), rules, stock)
  return fitting === there ? 0 : fitting
}

export const stockProblem = (name: string, stock: number): QuantityProblem =>
  stock === 0 ? { key: 'Answers.SoldOut', values: { name } } : { key: 'Answers.Stock', values: { name, count: stock } }
