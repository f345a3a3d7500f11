/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import type { RefundView } from '../../../shop/orders/refunds/refund-view.ts'
import { longDate, money } from '../../layout/format.ts'

type RefundProps = { c: ShopContext; refund: RefundView }

export function RefundSteps({ c, refund }: RefundProps) {
  const { culture, t } = c.var
  const days = new Map(refund.steps.map(({ state, at }) => [state, at]))
  days.set('asked', refund.askedAt)
  const isRefused = refund.state === 'refused'
  const way = (['asked', 'accepted', 'received', 'paid'] as const).filter((state) => !isRefused || days.has(state))
  const steps = isRefused ? [...way, 'refused' as const] : way
  return (
    <ol class="order-steps">
      {steps.map((state) => {
        const day = days.get(state)
        return (
          <li data-state={day ? 'done' : 'open'} aria-current={state === refund.state ? 'step' : undefined}>
            <strong>{t(`Orders.Refund.States.${state}`)}</strong>
            <span class="small soft">{day ? longDate(day, culture) : t('Pages.Order.ToCome')}</span>
          </li>
        )
      })}
    </ol>
  )
}

export function RefundPhotos({ c, refund }: RefundProps) {
  if (refund.photos.length === 0) return null
  return (
    <ul class="refund-photos">
      {refund.photos.map(({ id, width, height }, index) => {
        const address = pagePath(c, `/sales/refund/photos/${id}`)
        return (
          <li>
            <a href={address} class="no-ajax">
              <img
                src={address}
                width={width}
                height={height}
                loading="lazy"
                alt={c.get('t')('Orders.Refund.Photo', { number: index + 1 })}
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

export function RefundFacts({ c, refund }: RefundProps) {
  const { culture, t } = c.var
  const notes = refund.steps.filter(({ note }) => note !== '')
  return (
    <>
      <ul class="plain small">
        {refund.lines.map(({ name, quantity, amount }) => (
          <li>
            {quantity} × {name} : {money(amount, culture, refund.currency)}
          </li>
        ))}
        {refund.shipping > 0 && (
          <li>
            {t('Shop.Checkout.Delivery')} : {money(refund.shipping, culture, refund.currency)}
          </li>
        )}
      </ul>
      {refund.reason !== '' && (
        <p class="small">
          <span class="soft">{t('Pages.Refund.Reason')}</span> {refund.reason}
        </p>
      )}
      {notes.map(({ note, state, at }) => (
        <p class="small">
          <span class="soft">
            {t(`Orders.Refund.States.${state}`)}, {longDate(at, culture)} :
          </span>{' '}
          {note}
        </p>
      ))}
    </>
  )
}

export function Refunds({ c, refunds }: { c: ShopContext; refunds: RefundView[] }) {
  const { culture, t } = c.var
  if (refunds.length === 0) return null
  return (
    <section class="refunds" aria-labelledby="refunds">
      <h2 id="refunds">{t('Orders.Refund.Title')}</h2>
      {refunds.map((refund) => (
        <article class="refund">
          <h3>{money(refund.amount, culture, refund.currency)}</h3>
          <RefundSteps c={c} refund={refund} />
          <RefundFacts c={c} refund={refund} />
          <RefundPhotos c={c} refund={refund} />
        </article>
      ))}
    </section>
  )
}
