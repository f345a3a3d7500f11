/** @jsxImportSource hono/jsx */

import { daysInMonth } from '../../../../../runtime/text/dates.ts'
import { firstWeekday, isoOf, type Month, monthBeside, weeksOf } from '../../../../../runtime/text/day-steps.ts'
import type { ShopContext } from '../../../context.ts'
import { dateFormat, localeOf } from '../../../culture/formatters.ts'
import { countByDay, firstDay, listNews, type NewsItem } from '../../../shop/content/news.ts'
import { dayFromToday, noonOf } from '../../../shop/days.ts'
import { longDate, plural } from '../../layout/format.ts'
import { articlePath } from './news-cards.tsx'
import { type NewsScope, newsPath, scopeAttributes } from './scope.ts'

/** The years of the calendar; without a limit robots would follow its links for ever. */
export const calendarYears = { first: 1970, last: 2100 }

/** A month as in addresses: `2026-05`. */
export const monthText = (month: Month) => firstDay(month).slice(0, 7)

/** The name of a month: `mai 2026`. */
export const monthName = (c: ShopContext, month: Month) =>
  dateFormat(localeOf(c.get('culture')), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noonOf(firstDay(month)),
  )

type CalendarProps = { c: ShopContext; scope: NewsScope; month: Month; day?: string | undefined; posts: number }

function Step({ c, scope, month, by }: CalendarProps & { by: 1 | -1 }) {
  const beside = monthBeside(month, by)
  if (beside.year < calendarYears.first || beside.year > calendarYears.last) return <span />
  const [part, rel, sign, key] = by < 0 ? ['previous', 'prev', '←', 'Before'] : ['next', 'next', '→', 'After']
  return (
    <a
      data-part={part}
      rel={`${rel} nofollow`}
      href={newsPath(c, scope, { month: monthText(beside) })}
      aria-label={c.get('t')(`Content.Calendar.${key}`, { month: monthName(c, beside) })}
      data-keep-place
    >
      {sign}
    </a>
  )
}

function Weekdays({ c, first }: { c: ShopContext; first: number }) {
  const name = (weekday: 'long' | 'short', index: number) =>
    // 1 January 2023 was a Sunday.
    dateFormat(localeOf(c.get('culture')), { weekday, timeZone: 'UTC' }).format(
      Date.UTC(2023, 0, 1 + ((first + index) % 7)),
    )
  return (
    <tr>
      {Array.from({ length: 7 }, (_, index) => (
        <th scope="col" abbr={name('long', index)}>
          {name('short', index)}
        </th>
      ))}
    </tr>
  )
}

type DaysProps = CalendarProps & { counts: Map<string, number> }

function Days({ c, scope, month, day: chosen, counts }: DaysProps) {
  const { culture, t } = c.var
  const first = firstWeekday(culture)
  const today = isoOf(dayFromToday(0))
  return (
    <table data-part="days" data-month={monthText(month)}>
      <caption class="hidden-text">{t('Content.Calendar.Caption', { month: monthName(c, month) })}</caption>
      <thead>
        <Weekdays c={c} first={first} />
      </thead>
      <tbody>
        {weeksOf(month, first).map((week) => (
          <tr>
            {week.map((date) => {
              if (!date) return <td />
              const day = isoOf(date)
              const count = counts.get(day)
              return (
                <td data-day={day} aria-current={day === today ? 'date' : undefined}>
                  {count === undefined ? (
                    date.day
                  ) : (
                    <a
                      href={newsPath(c, scope, { day })}
                      aria-current={day === chosen ? 'page' : undefined}
                      aria-label={plural(t, culture, 'Content.Calendar.Day', count, {
                        day: longDate(noonOf(day), culture),
                      })}
                      data-keep-place
                    >
                      {date.day}
                    </a>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MonthNews = ({ c, items }: { c: ShopContext; items: NewsItem[] }) => (
  <ul class="month-news">
    {items.map((item) => (
      <li>
        <time datetime={item.day}>{Number(item.day.slice(8))}</time> <a href={articlePath(c, item)}>{item.title}</a>
      </li>
    ))}
  </ul>
)

/** A month of news: each day with news links to them. `day` is the day that is shown beside it. */
export async function NewsCalendar(props: CalendarProps) {
  const { c, scope, month, posts } = props
  const { culture, db, t } = c.var
  const filter = { categoryIds: scope.ids, month }
  const counts = await countByDay(db, filter)
  const items = await listNews(db, culture, 0, posts, filter)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const key = total > 0 ? 'Content.Calendar.Count' : 'Content.Calendar.None'
  return (
    <news-calendar
      {...scopeAttributes(scope)}
      month={month.month}
      year={month.year}
      posts={posts}
      day={props.day}
      href={newsPath(c, scope, { month: monthText(month) })}
    >
      <div class="calendar-head">
        <Step {...props} by={-1} />
        <h2 data-part="heading">{monthName(c, month)}</h2>
        <Step {...props} by={1} />
      </div>
      <Days {...props} counts={counts} />
      <p data-part="count" class="small">
        {total > 0
          ? plural(t, culture, key, total, { month: monthName(c, month) })
          : t(key, { month: monthName(c, month) })}
      </p>
      {items.length > 0 && <MonthNews c={c} items={items} />}
    </news-calendar>
  )
}

/** Reads the month of an address, `2026-05`. Undefined for anything else, and for years outside of the calendar. */
export function readMonth(text: string): Month | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  return monthOf(Number(year), Number(month))
}

/** A month of the calendar's years; undefined for others. */
export const monthOf = (year: number, month: number): Month | undefined =>
  year >= calendarYears.first && year <= calendarYears.last && daysInMonth(year, month) > 0 && month >= 1 && month <= 12
    ? { year, month }
    : undefined
