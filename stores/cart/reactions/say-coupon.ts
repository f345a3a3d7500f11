import { explainFailure } from '../../../runtime/dialogs/explain-failure.ts'
import { type NoticeOptions, notify } from '../../../runtime/dialogs/notices.ts'
import { type Coupon, showNewAmounts } from '../coupon.ts'

/** The texts for the outcomes of a code (§8). */
export type CouponTexts = { valid: string; none: string; failed: string }

let dismissLast: (() => void) | undefined

/** Shows a notice about coupons in place of the previous one. */
export function sayCoupon(kind: NoticeOptions['kind'], text: string): void {
  dismissLast?.()
  dismissLast = notify({ kind, text })
}

/** Reports the outcome of a code, and updates the amounts; the typed code is kept when the call failed (§8). */
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
