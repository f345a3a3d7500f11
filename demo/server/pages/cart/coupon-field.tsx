/** @jsxImportSource hono/jsx */
import type { Coupon, OfferedCoupon } from '../../../data/catalogue/coupons.ts'
import { SHOWN } from '../../../data/seed/selling/coupons.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import type { CartView } from '../../shop/cart/sums.ts'
import { amountText } from '../layout/format.ts'

type CouponProps = { c: ShopContext; cart: CartView }

/** The discount of a code: `10 % de remise sur « Vases »`. */
export function couponWorth(c: ShopContext, coupon: Coupon | OfferedCoupon): string {
  const t = c.get('t')
  const worth = {
    percent: () => t('Basket.Coupon.Percent', { percent: coupon.percent ?? 0 }),
    amount: () => t('Basket.Coupon.Amount', { amount: amountText(c, coupon.amountIncl) }),
    shipping: () => t('Basket.Coupon.Shipping'),
  }[coupon.kind]()
  return coupon.category === '' ? worth : `${worth} ${t('Basket.Coupon.OnCategory', { category: coupon.category })}`
}

export const couponProblem = (c: ShopContext, { code, problem, category, minimumIncl }: Coupon) => ({
  key: `Basket.Coupon.Reasons.${problem ?? 'over'}`,
  values: { code, category, amount: amountText(c, minimumIncl) },
})

export function CouponField({ c, cart: { coupon, dropped } }: CouponProps) {
  const t = c.get('t')
  const code = coupon?.code ?? ''
  return (
    <div class="coupon">
      <coupon-form code={code}>
        <form class="field" method="post" action={pagePath(c, '/shoppingcarts/coupon')}>
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
          <p id="coupon-note" class="hint" role="status" data-kind={dropped || coupon?.problem ? 'warning' : undefined}>
            <Note c={c} coupon={coupon} dropped={dropped} />
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
      <coupon-list>
        <a class="small" href={pagePath(c, '/shoppingcarts/coupons')}>
          {t('Basket.Coupon.Choose')}
        </a>
      </coupon-list>
    </div>
  )
}

/** The discount, or the reason why a code was removed; without a code, one that visitors of the demo may try. */
function Note({ c, coupon, dropped }: { c: ShopContext } & Pick<CartView, 'coupon' | 'dropped'>) {
  const t = c.get('t')
  const reason = (one: Coupon) => {
    const { key, values } = couponProblem(c, one)
    return t(key, values)
  }
  if (coupon?.problem) return reason(coupon)
  if (dropped) return reason(dropped)
  if (coupon) return t('Basket.Coupon.Valid', { code: coupon.code, worth: couponWorth(c, coupon) })
  return t('Pages.Coupon.Try', SHOWN)
}
