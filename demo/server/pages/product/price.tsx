/** @jsxImportSource hono/jsx */
import type { Price as UnitPrice } from '../../../data/catalogue/prices.ts'
import type { ShopContext } from '../../context.ts'
import { amountText, longDate, writtenTime } from '../layout/format.ts'

/** A unit price with tax; in a sale the regular price follows, struck through. */
export function Price({ c, price }: { c: ShopContext; price: UnitPrice }) {
  const t = c.get('t')
  if (!price.saleEndsAt) return <span class="price">{amountText(c, price.incl)}</span>
  return (
    <>
      <span class="price" data-sale>
        <span class="hidden-text">{t('Shop.Product.SalePrice')} </span>
        {amountText(c, price.incl)}
      </span>{' '}
      <del class="price">
        <span class="hidden-text">{t('Shop.Product.RegularPrice')} </span>
        {amountText(c, price.regularIncl)}
      </del>
    </>
  )
}

/** Rounds up to a whole second, so that a page that is loaded at the end of a sale has the regular price. */
const wholeSecond = (moment: Date) => new Date(Math.ceil(moment.getTime() / 1000) * 1000)

function Countdown({ end }: { end: Date }) {
  const { time, offset } = writtenTime(wholeSecond(end))
  return <sale-countdown class="sale-countdown" end-time={time} utc-offset={offset} server-now={Date.now()} />
}

export function PriceNote({ c, price }: { c: ShopContext; price: UnitPrice }) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  return (
    <>
      {price.saleEndsAt && (
        <del class="price">
          <span class="hidden-text">{t('Shop.Product.RegularPrice')} </span>
          {amountText(c, price.regularIncl)}
        </del>
      )}
      <span class="small soft">{t('Shop.Product.TaxIncluded')}</span>
      {price.saleEndsAt && (
        <span class="small sale-end">{t('Shop.Product.SaleUntil', { day: longDate(price.saleEndsAt, culture) })}</span>
      )}
      {price.saleEndsAt && <Countdown end={price.saleEndsAt} />}
    </>
  )
}
