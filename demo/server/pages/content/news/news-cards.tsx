/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import type { NewsItem } from '../../../shop/content/news.ts'
import { noonOf } from '../../../shop/days.ts'
import { longDate } from '../../layout/format.ts'
import { withQuery } from '../../layout/links.ts'
import { StillLife } from '../../layout/photo.tsx'

export const articlePath = (c: ShopContext, { id, slug }: { id: number; slug: string }) =>
  pagePath(c, `/news/${id}/${slug}`)

export const tagPath = (c: ShopContext, tag: { slug: string }) =>
  withQuery(pagePath(c, '/tags/search'), { tag: tag.slug })

export const NewsDay = ({ c, day }: { c: ShopContext; day: string }) => (
  <time datetime={day}>{longDate(noonOf(day), c.get('culture'))}</time>
)

/** `level` is that of the headings; `part` is the `data-part` by which a tag finds the list. */
type CardsProps = { c: ShopContext; items: NewsItem[]; level?: 2 | 3; part?: string }

export function NewsList({ c, items, level = 2, part }: CardsProps) {
  const { t } = c.var
  const Title = `h${level}` as 'h2' | 'h3'
  return (
    <ul class="news" data-part={part}>
      {items.map((item) => (
        <li>
          <article>
            <StillLife c={c} name={item.still} alt="" sizes="(width < 44rem) 92vw, 380px" priority="lazy" />
            <p class="overline">
              <NewsDay c={c} day={item.day} />
            </p>
            <Title>
              <a href={articlePath(c, item)}>{item.title}</a>
            </Title>
            <p>{item.summary}</p>
            <p class="small" aria-hidden="true">
              {t('Pages.News.Read')} →
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
