import { registerView } from '../../../runtime/view/register-view.tsx'
import { CouponForm } from './coupon-form.tsx'
import { couponForm } from './definition.ts'

registerView(couponForm, CouponForm)
