/** @jsxImportSource hono/jsx */
import { parseIsoDate } from '../../../../../runtime/text/dates.ts'
import type { Month } from '../../../../../runtime/text/day-steps.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { countNews, listNews } from '../../../shop/content/news.ts'
import { dayFromToday, noonOf } from '../../../shop/days.ts'
import { answerPage } from '../../layout/document.tsx'
import { longDate } from '../../layout/format.ts'
import { trailFacts } from '../../layout/head.tsx'
import { withQuery } from '../../layout/links.ts'
import { Trail } from '../../layout/trail.tsx'
import { pageNumber } from '../../paging/page-number.ts'
import { notFoundPage } from '../../plain/not-found.ts'
import { monthName, monthOf, NewsCalendar, readMonth } from './calendar.tsx'
import { PagedNews } from './news-list.tsx'
import { type NewsScope, newsPath, newsQuery, postsPerPage, scopeOfAddress } from './scope.ts'
import { NewsTicker } from './ticker.tsx'

/** The day of an address; undefined if it has none, null if the day is invalid. */
function dayOfAddress(c: ShopContext): string | null | undefined {
  const text = c.req.query('day')
  const day = text === undefined ? undefined : parseIsoDate(text)
  if (text === undefined) return undefined
  return day && monthOf(day.year, day.month) ? text : null
}

/** The month of the calendar: that of the address, that of the day, or that of the newest item. */
async function monthShown(c: ShopContext, scope: NewsScope, day: string | undefined): Promise<Month | undefined> {
  const wanted = c.req.query('month')
  if (wanted !== undefined) return readMonth(wanted)
  const [newest] = await listNews(c.get('db'), c.get('culture'), 0, 1, { categoryIds: scope.ids })
  return readMonth((day ?? newest?.day ?? '').slice(0, 7)) ?? dayFromToday(0)
}

function Categories({ c, scope }: { c: ShopContext; scope: NewsScope }) {
  const { t } = c.var
  const [only] = scope.chosen.length === 1 ? scope.chosen : []
  return (
    <nav aria-label={t('Content.News.Categories')}>
      <ul class="chips">
        <li>
          <a href={newsPath(c, { chosen: [] })} aria-current={scope.chosen.length === 0 ? 'page' : undefined}>
            {t('Pages.News.All')}
          </a>
        </li>
        {scope.all.map((category) => (
          <li>
            <a href={newsPath(c, { chosen: [category] })} aria-current={category === only ? 'page' : undefined}>
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function titleOf(c: ShopContext, scope: NewsScope, more: { day?: string | undefined; page: number }): string {
  const { culture, t } = c.var
  const month = readMonth(c.req.query('month') ?? '')
  return [
    scope.chosen.map(({ name }) => name).join(', ') || t('Pages.News.Title'),
    more.day ? longDate(noonOf(more.day), culture) : month && monthName(c, month),
    more.page > 1 ? t('Shop.List.Page', { page: more.page }) : undefined,
  ]
    .filter(Boolean)
    .join(' – ')
}

/** The news, three on each page, the newest first; of some categories, of a day, or beside the calendar of a month. */
export async function newsPage(c: ShopContext): Promise<Response> {
  const { db, t } = c.var
  const scope = await scopeOfAddress(c)
  const day = dayOfAddress(c)
  if (!scope || day === null) return notFoundPage(c)
  const month = await monthShown(c, scope, day)
  if (!month) return notFoundPage(c)
  const total = await countNews(db, { categoryIds: scope.ids, day })
  const { page } = pageNumber(c, 'pageindex', total, postsPerPage)
  const name = scope.chosen.map((category) => category.name).join(', ')
  const steps = name === '' ? [] : [{ name: t('Pages.News.Title'), path: pagePath(c, '/news') }]
  const here = name || t('Pages.News.Title')
  const body = (
    <>
      <Trail c={c} steps={steps} here={here} />
      <header class="page-head">
        <h1>{here}</h1>
        <p class="lead">{t('Pages.News.Lead')}</p>
        <Categories c={c} scope={scope} />
      </header>
      <NewsTicker c={c} />
      <div class="news-page">
        <PagedNews c={c} scope={scope} day={day} page={page} posts={postsPerPage} />
        <aside class="news-calendar" aria-label={t('Content.Calendar.Title')}>
          <NewsCalendar c={c} scope={scope} month={month} day={day} posts={postsPerPage} />
        </aside>
      </div>
    </>
  )
  // Months and days without news are not indexed: there are endlessly many.
  const isKnown = c.req.query('month') === undefined && total > 0
  const canonical = withQuery('/news', newsQuery(scope, { day, pageindex: page > 1 ? page : undefined }))
  return answerPage(c, {
    title: titleOf(c, scope, { day, page }),
    description: t('Pages.News.Lead'),
    ...(isKnown && { canonical }),
    facts: [trailFacts(c, [...steps, { name: here, path: newsPath(c, scope) }])],
    body,
  })
}
