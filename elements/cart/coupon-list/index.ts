import { registerView } from '../../../runtime/view/register-view.tsx'
import { CouponList } from './coupon-list.tsx'
import { couponList } from './definition.ts'

registerView(couponList, CouponList)
