/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../../context.ts'
import { countNews, listNews } from '../../../shop/content/news.ts'
import { noonOf } from '../../../shop/days.ts'
import { longDate, plural } from '../../layout/format.ts'
import { PageLinks } from '../../paging/page-links.tsx'
import { NewsList } from './news-cards.tsx'
import { type NewsScope, newsPath, newsQuery, scopeAttributes } from './scope.ts'

/** `page` counts from 1. `level` is that of the headings. */
type ListProps = {
  c: ShopContext
  scope: NewsScope
  day?: string | undefined
  page?: number
  posts: number
}

function DayHead({ c, scope, day, total }: ListProps & { day: string; total: number }) {
  const { culture, t } = c.var
  const values = { day: longDate(noonOf(day), culture) }
  return (
    <div class="news-day">
      <h2 data-part="heading">
        {total > 0 ? plural(t, culture, 'Content.News.OfDay', total, values) : t('Content.News.NoneOfDay', values)}
      </h2>
      <p>
        <a href={newsPath(c, scope)} data-keep-place>
          {t('Pages.News.All')}
        </a>
      </p>
    </div>
  )
}

/** A page of the news of some categories, or of a day (§7). */
export async function PagedNews(props: ListProps) {
  const { c, scope, day, page = 1, posts } = props
  const { culture, db, t } = c.var
  const filter = { categoryIds: scope.ids, day }
  const total = await countNews(db, filter)
  const pages = Math.max(1, Math.ceil(total / posts))
  const items = await listNews(db, culture, (page - 1) * posts, posts, filter)
  return (
    <news-list {...scopeAttributes(scope)} layout="masonry" posts={posts} day={day}>
      {day && <DayHead {...props} day={day} total={total} />}
      {items.length > 0 ? (
        <NewsList c={c} items={items} level={day ? 3 : 2} part="items" />
      ) : (
        !day && <p class="empty">{t('Content.News.None')}</p>
      )}
      {pages > 1 && (
        <PageLinks
          c={c}
          path={newsPath(c, { chosen: [] })}
          query={newsQuery(scope, { day })}
          page={page}
          pages={pages}
          param="pageindex"
        />
      )}
    </news-list>
  )
}
