import type { TextsOf } from '../../../runtime/element/define.ts'
import { formatDay } from '../../../runtime/text/culture.ts'
import type { CustomerCoupon } from '../../../stores/cart/customer-coupons.ts'
import type { couponList } from './definition.ts'

type CouponsProps = {
  coupons: readonly CustomerCoupon[]
  t: TextsOf<typeof couponList>
  choose(code: string): void
}

export function Coupons({ coupons, t, choose }: CouponsProps) {
  if (coupons.length === 0) return <p>{t.empty}</p>
  return (
    <ul data-part="coupons">
      {coupons.map(({ code, text, endsOn }) => (
        <li key={code}>
          <button type="button" data-part="coupon" onClick={() => choose(code)}>
            <strong>{code}</strong> <span>{text}</span> <span>{endsOn && t.until({ day: formatDay(endsOn) })}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
