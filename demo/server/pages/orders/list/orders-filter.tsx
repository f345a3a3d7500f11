/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { wholeNumber } from '../../../http/body.ts'
import { type OrderFilter, orderStates } from '../../../shop/orders/order-filter.ts'
import { type ListQuery, withQuery } from '../../layout/links.ts'

/** An unknown state or year is ignored. */
export function readFilter(c: ShopContext, years: number[]): OrderFilter {
  const year = wholeNumber(c.req.query('year'))
  return {
    state: orderStates.find((state) => state === c.req.query('state')),
    year: years.find((one) => one === year),
  }
}

export const filterQuery = ({ state, year }: OrderFilter): ListQuery => ({ state, year })

type Choice = { text: string; query: OrderFilter; isCurrent: boolean }

/** Links that keep the scroll position, so that a visitor can choose both filters in a row. */
function Choices({ c, label, choices }: { c: ShopContext; label: string; choices: Choice[] }) {
  return (
    <nav aria-label={label}>
      <span class="small soft" aria-hidden="true">
        {label}
      </span>
      <ul class="chips">
        {choices.map(({ text, query, isCurrent }) => (
          <li>
            <a
              href={withQuery(pagePath(c, '/account/orders'), filterQuery(query))}
              aria-current={isCurrent ? 'true' : undefined}
              data-keep-place=""
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Each filter keeps the other, and leads to the first page. */
export function OrdersFilter({ c, filter, years }: { c: ShopContext; filter: OrderFilter; years: number[] }) {
  const { t } = c.var
  const states = [undefined, ...orderStates].map((state) => ({
    text: t(state ? `Orders.Filter.States.${state}` : 'Orders.Filter.AllStates'),
    query: { ...filter, state },
    isCurrent: filter.state === state,
  }))
  const ofYears = [undefined, ...years].map((year) => ({
    text: year === undefined ? t('Orders.Filter.AllYears') : String(year),
    query: { ...filter, year },
    isCurrent: filter.year === year,
  }))
  return (
    <div class="orders-filter">
      <Choices c={c} label={t('Orders.Filter.State')} choices={states} />
      {years.length > 1 && <Choices c={c} label={t('Orders.Filter.Year')} choices={ofYears} />}
    </div>
  )
}
