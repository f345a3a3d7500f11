/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { wholeNumber } from '../../../http/body.ts'
import { type OrderFilter, orderStates } from '../../../shop/orders/order-filter.ts'
import { type ListQuery, withQuery } from '../../layout/links.ts'

/** Which orders an address asks for; what is no state or none of the years asks for all. */
export function readFilter(c: ShopContext, years: number[]): OrderFilter {
  const year = wholeNumber(c.req.query('year'))
  return {
    state: orderStates.find((state) => state === c.req.query('state')),
    year: years.find((one) => one === year),
  }
}

/** A filter as the query of an address. */
export const filterQuery = ({ state, year }: OrderFilter): ListQuery => ({ state, year })

type Choice = { text: string; query: OrderFilter; isCurrent: boolean }

/** Links that keep their place, so that one choice after the other can be made. */
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

/** Filters by state and by year: a choice of one keeps the other, and begins at the first page. */
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
