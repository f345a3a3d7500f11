import { array, create, nullable, optional, string, type } from 'superstruct'
import { request } from '../../runtime/request/request.ts'

/** `text` is the discount; `endsOn` is a day, or undefined. */
export type CustomerCoupon = { code: string; text: string; endsOn: Date | undefined }

const CouponAnswer = array(
  type({ CouponCode: string(), Description: optional(nullable(string())), EndDate: optional(nullable(string())) }),
)

/** An invalid date is ignored. */
const readCoupons = (answer: unknown): CustomerCoupon[] =>
  create(answer, CouponAnswer).map(({ CouponCode: code, Description, EndDate }) => {
    const end = EndDate ? new Date(EndDate) : undefined
    return { code, text: Description ?? '', endsOn: end && Number.isFinite(end.getTime()) ? end : undefined }
  })

/** Fetches the codes that a customer may use, by the shop's id of the customer (§7). Throws ShopError. */
export const getCustomerCoupons = (signal: AbortSignal, userId: string): Promise<CustomerCoupon[]> =>
  request('GET', `/api/v1/couponcode/user/${encodeURIComponent(userId)}`, {
    read: readCoupons,
    signal,
  })
