/** @jsxImportSource hono/jsx */
import { type OfferedCoupon, offeredCoupons } from '../../../data/catalogue/coupons.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { answerPage } from '../layout/document.tsx'
import { amountText, longDate } from '../layout/format.ts'
import { couponWorth } from './coupon-field.tsx'

/** A code that expires later than this shows no date. */
const SOON_MS = 400 * 86_400_000

export const visitorsCoupons = ({ var: { db, session, customer, market, culture } }: ShopContext) =>
  offeredCoupons(db, { customerId: session.customerId, email: customer?.email ?? null, market, culture })

export function couponText(c: ShopContext, coupon: OfferedCoupon): string {
  const [culture, t] = [c.get('culture'), c.get('t')]
  const ends = coupon.endsAt.getTime() - Date.now() < SOON_MS
  return [
    couponWorth(c, coupon),
    coupon.minimumIncl > 0 && t('Basket.Coupon.From', { amount: amountText(c, coupon.minimumIncl) }),
    coupon.isFirstOrder && t('Basket.Coupon.First'),
    ends && t('Basket.Coupon.Until', { day: longDate(coupon.endsAt, culture) }),
  ]
    .filter(Boolean)
    .join(', ')
}

function Coupons({ c, coupons }: { c: ShopContext; coupons: OfferedCoupon[] }) {
  const t = c.get('t')
  if (coupons.length === 0) return <p>{t('Basket.Coupon.Empty')}</p>
  return (
    <form method="post" action={pagePath(c, '/shoppingcarts/coupon')}>
      <ul class="coupons">
        {coupons.map((coupon) => (
          <li>
            <strong>{coupon.code}</strong>
            <span>{couponText(c, coupon)}</span>
            <button class="button" data-quiet data-small type="submit" name="CouponCode" value={coupon.code}>
              {t('Basket.Coupon.Use', { code: coupon.code })}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

/** The coupon codes: `widget/couponcodes/list` (§2), which the library shows in a modal, and a page. */
export async function couponsPage(c: ShopContext): Promise<Response> {
  const title = c.get('t')('Basket.Coupon.Title')
  const list = <Coupons c={c} coupons={await visitorsCoupons(c)} />
  c.header('Cache-Control', 'private, no-store')
  if (c.get('isFragment')) return c.html(`${await list.toString()}`)
  const body = (
    <>
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      {list}
    </>
  )
  return answerPage(c, { title, body })
}
