import { explainFailure } from '../../../runtime/dialogs/explain-failure.ts'
import { type NoticeOptions, notify } from '../../../runtime/dialogs/notices.ts'
import { type Coupon, showNewAmounts } from '../coupon.ts'

/** The texts of what came of a code (§8). */
export type CouponTexts = { valid: string; none: string; failed: string }

let dismissLast: (() => void) | undefined

/** Says one thing of coupons in a notice, in the place of what was said of them before. */
export function sayCoupon(kind: NoticeOptions['kind'], text: string): void {
  dismissLast?.()
  dismissLast = notify({ kind, text })
}

/** Says what came of a code that was sent, and shows the new amounts; what was typed stays when the call failed (§8). */
export function reportCoupon(outcome: Coupon, t: CouponTexts): void {
  if (outcome.state === 'failed') {
    dismissLast?.()
    dismissLast = explainFailure(outcome.error, t.failed)
  }
  if (outcome.state !== 'accepted' && outcome.state !== 'refused') return
  if (outcome.state === 'accepted') sayCoupon('success', t.valid)
  else sayCoupon('info', t.none)
  showNewAmounts()
}
