import { create, type Infer, is, number, string, type } from 'superstruct'
import type { CartSummary } from './api.ts'

const CartInfo = type({ ItemsCount: number(), AmountTaxInclHtml: string(), AmountTaxExclHtml: string() })

const toSummary = (info: Infer<typeof CartInfo>): CartSummary => ({
  itemsCount: info.ItemsCount,
  amountTaxInclHtml: info.AmountTaxInclHtml,
  amountTaxExclHtml: info.AmountTaxExclHtml,
})

/** The cart's summary. Throws StructError. */
export const readSummary = (answer: unknown): CartSummary => toSummary(create(answer, CartInfo))

/**
 * §7 does not define the response to a change: a summary is used, any other answer means that the cart must be read.
 */
export const readChange = (answer: unknown): CartSummary | undefined =>
  is(answer, CartInfo) ? toSummary(answer) : undefined
