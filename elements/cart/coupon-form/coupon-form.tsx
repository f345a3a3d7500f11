import { useStore } from '@nanostores/react'
import { stopped, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { useField } from '../../../runtime/view/use-field.ts'
import { $coupon, applyCoupon, type Coupon, removeCoupon, showNewAmounts } from '../../../stores/cart/coupon.ts'
import { reportCoupon, sayCoupon } from '../../../stores/cart/reactions/say-coupon.ts'
import type { couponForm } from './definition.ts'

type Tag = typeof couponForm

/** Sends the code in the theme's field, and says in a notice how the shop took it. */
export function CouponForm({ code: applied, emit, t }: ViewProps<Tag>) {
  const coupon = useStore($coupon)
  const field = useField<Tag>('code')
  const { element } = useServerMarkup<Tag>()
  const isSending = coupon.state === 'sending'
  const isRefused = coupon.state === 'refused' && coupon.code === field.value.trim()

  const report = (outcome: Coupon) => {
    if (outcome.state === 'accepted') emit('coupon:applied', { code: outcome.code })
    if (outcome.state !== 'removed') return reportCoupon(outcome, t)
    const code = applied || outcome.code
    sayCoupon('success', t.removed({ code }))
    emit('coupon:removed', { code })
    showNewAmounts()
  }

  // Reads the field itself, since a script may have changed it without an event.
  const typed = () => element('code')?.value ?? ''
  const apply = stopped(async () => report(await applyCoupon(typed())))
  const remove = stopped(async () => {
    // Focus moves first, since the button may be removed together with the code.
    element('code')?.focus()
    report(await removeCoupon(typed()))
  })

  return (
    <ServerMarkup<Tag>
      parts={{
        form: { onSubmit: apply, 'aria-busy': isSending },
        code: {
          ...field.props,
          'aria-invalid': isRefused || undefined,
          // Enter presses the first button of a form, and in a theme the other button may be first.
          onKeyDown: (event) => event.key === 'Enter' && !event.isComposing && apply(event),
        },
        apply: { 'aria-disabled': isSending || undefined, 'data-vt-busy': isSending ? '' : undefined },
        remove: { 'aria-disabled': isSending || undefined, onClick: remove },
      }}
    />
  )
}
