/** @jsxImportSource hono/jsx */
import type { JSX } from 'hono/jsx/jsx-runtime'
import { parseIsoDate } from '../../../../../runtime/text/dates.ts'
import type { ShopContext } from '../../../context.ts'
import { refuse } from '../../../http/answers.ts'
import { monthOf, NewsCalendar } from './calendar.tsx'
import { PagedNews } from './news-list.tsx'
import { scopeOfIds } from './scope.ts'

const most = { posts: 50, categories: 50 }

/** The whole numbers of a text such as `1,2`; undefined when it contains anything else, or none. */
function numbersOf(text: string): number[] | undefined {
  const parts = text.split(',')
  return parts.length <= most.categories && parts.every((part) => /^\d{1,9}$/.test(part))
    ? parts.map(Number)
    : undefined
}

/** The parameters of both widgets: `{categoryIds}/{displayChildren}/{postPerPage}` (§7). */
function readScope(c: ShopContext) {
  const { categoryIds = '', displayChildren = '', postPerPage = '' } = c.req.param() as Record<string, string>
  const ids = numbersOf(categoryIds)
  const posts = /^\d{1,3}$/.test(postPerPage) ? Number(postPerPage) : 0
  if (!ids || !/^(true|false)$/i.test(displayChildren) || posts < 1 || posts > most.posts) return undefined
  return { ids, displayChildren: displayChildren.toLowerCase() === 'true', posts }
}

const wrong = (c: ShopContext) => refuse(c, 422, 'Content.Widget.Wrong')
const unknown = (c: ShopContext) => refuse(c, 404, 'Content.Widget.Unknown')

/** The HTML of a widget, in the language of the request. */
async function html(c: ShopContext, widget: JSX.Element): Promise<Response> {
  c.header('Vary', 'Accept-Language')
  return c.html(`${await widget.toString()}`)
}

/** A month of the calendar. 422 for an invalid month, 404 for an unknown category. */
export async function calendarWidget(c: ShopContext): Promise<Response> {
  const { month: monthText = '', year: yearText = '' } = c.req.param() as Record<string, string>
  const asked = readScope(c)
  const month = /^\d{1,2}$/.test(monthText) && /^\d{4}$/.test(yearText) ? monthOf(+yearText, +monthText) : undefined
  if (!asked || !month) return wrong(c)
  const scope = await scopeOfIds(c, asked.ids, asked.displayChildren)
  if (!scope) return unknown(c)
  return html(c, <NewsCalendar c={c} scope={scope} month={month} posts={asked.posts} />)
}

/** The news of a day. 422 for an invalid day, 404 for an unknown category. */
export async function newsListWidget(c: ShopContext): Promise<Response> {
  const { day = '' } = c.req.param() as Record<string, string>
  const asked = readScope(c)
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseIsoDate(day) : undefined
  if (!asked || !date || !monthOf(date.year, date.month)) return wrong(c)
  const scope = await scopeOfIds(c, asked.ids, asked.displayChildren)
  if (!scope) return unknown(c)
  return html(c, <PagedNews c={c} scope={scope} day={day} posts={asked.posts} />)
}
