/** @jsxImportSource hono/jsx */
import { SHOWN } from '../../../data/seed/coupons.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import type { CartCoupon } from '../../shop/cart-view.ts'
import { money } from '../layout/format.ts'

type CouponProps = { c: ShopContext; coupon: CartCoupon | undefined }

/** The form of the coupon code: it has the code of the cart, and the way to take that off. */
export function CouponField({ c, coupon }: CouponProps) {
  const { t } = c.var
  const code = coupon?.code ?? ''
  return (
    <coupon-form code={code}>
      <form class="coupon field" method="post" action={pagePath(c, '/shoppingcarts/coupon')}>
        <label for="coupon-code">{t('Pages.Coupon.Label')}</label>
        <div class="coupon-row">
          <input
            id="coupon-code"
            name="CouponCode"
            value={code}
            maxlength={40}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-describedby="coupon-note"
          />
          <button class="button" data-quiet type="submit" data-part="apply">
            {t('Pages.Coupon.Apply')}
          </button>
        </div>
        <p id="coupon-note" class="hint">
          <Note c={c} coupon={coupon} />
        </p>
        {coupon && (
          <button
            class="button-link"
            type="submit"
            data-part="remove"
            formaction={pagePath(c, '/shoppingcarts/coupon/remove')}
          >
            {t('Pages.Coupon.Remove', { code })}
          </button>
        )}
      </form>
    </coupon-form>
  )
}

/** What the cart's code does; without one, the code that visitors of the demo may try. */
function Note({ c, coupon }: CouponProps) {
  const { culture, t } = c.var
  if (!coupon) return t('Pages.Coupon.Try', SHOWN)
  const { code, percent, minimumIncl, state } = coupon
  if (state === 'over') return t('Pages.Coupon.Over', { code })
  if (state === 'minimum') return t('Answers.CouponMinimum', { code, amount: money(minimumIncl, culture) })
  return t('Pages.Coupon.Valid', { code, percent })
}
