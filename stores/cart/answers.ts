import { array, create, type Infer, is, nullable, number, optional, string, type } from 'superstruct'
import type { CartSummary, CustomerCoupon } from './api.ts'

const CartInfo = type({ ItemsCount: number(), AmountTaxInclHtml: string(), AmountTaxExclHtml: string() })

const toSummary = (info: Infer<typeof CartInfo>): CartSummary => ({
  itemsCount: info.ItemsCount,
  amountTaxInclHtml: info.AmountTaxInclHtml,
  amountTaxExclHtml: info.AmountTaxExclHtml,
})

/** The cart's summary. Throws StructError. */
export const readSummary = (answer: unknown): CartSummary => toSummary(create(answer, CartInfo))

/** §7 does not show the response to a change: a summary is taken, anything else means "ask for it". */
export const readChange = (answer: unknown): CartSummary | undefined =>
  is(answer, CartInfo) ? toSummary(answer) : undefined

const CouponAnswer = array(
  type({ CouponCode: string(), Description: optional(nullable(string())), EndDate: optional(nullable(string())) }),
)

/** The codes of a customer; a date that is none is left out. Throws StructError. */
export const readCoupons = (answer: unknown): CustomerCoupon[] =>
  create(answer, CouponAnswer).map(({ CouponCode: code, Description, EndDate }) => {
    const end = EndDate ? new Date(EndDate) : undefined
    return { code, text: Description ?? '', endsOn: end && Number.isFinite(end.getTime()) ? end : undefined }
  })
