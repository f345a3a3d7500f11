/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { countNews, findNews, listNews, type NewsItem } from '../../shop/content/news.ts'
import { noonOf } from '../../shop/days.ts'
import { answerPage } from '../layout/document.tsx'
import { longDate } from '../layout/format.ts'
import { withQuery } from '../layout/links.ts'
import { StillLife } from '../layout/photo.tsx'
import { Trail } from '../layout/trail.tsx'
import { PageLinks } from '../paging/page-links.tsx'
import { pageNumber } from '../paging/page-number.ts'
import { notFoundPage } from '../plain/not-found.ts'

/** How many news are on a page (§9). */
const pageSize = 3

const articlePath = (c: ShopContext, { id, slug }: NewsItem) => pagePath(c, `/news/${id}/${slug}`)

/** The address of what has a tag. */
export const tagPath = (c: ShopContext, tag: { slug: string }) =>
  withQuery(pagePath(c, '/tags/search'), { tag: tag.slug })

/** News as cards: a still life, the day, the title, and what it is about. */
export function NewsList({ c, items }: { c: ShopContext; items: NewsItem[] }) {
  const { culture, t } = c.var
  return (
    <ul class="news">
      {items.map((item) => (
        <li>
          <article>
            <StillLife c={c} name={item.still} alt="" sizes="(width < 44rem) 92vw, 380px" priority="lazy" />
            <p class="overline">
              <time datetime={item.day}>{longDate(noonOf(item.day), culture)}</time>
            </p>
            <h2>
              <a href={articlePath(c, item)}>{item.title}</a>
            </h2>
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

/** The news, three a page, the newest first. */
export async function newsPage(c: ShopContext): Promise<Response> {
  const { culture, db, t } = c.var
  const { page, pages, start } = pageNumber(c, 'pageindex', await countNews(db), pageSize)
  const items = await listNews(db, culture, start, pageSize)
  const title = t('Pages.News.Title')
  const canonical = withQuery('/news', { pageindex: page > 1 ? page : undefined })
  const body = (
    <>
      <Trail c={c} steps={[]} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Pages.News.Lead')}</p>
      </header>
      <NewsList c={c} items={items} />
      {pages > 1 && <PageLinks c={c} path={pagePath(c, '/news')} page={page} pages={pages} param="pageindex" />}
    </>
  )
  const shown = page > 1 ? `${title} – ${t('Shop.List.Page', { page })}` : title
  return answerPage(c, { title: shown, description: t('Pages.News.Lead'), canonical, body })
}

/** One news item. */
export async function articlePage(c: ShopContext, id: number): Promise<Response> {
  const { culture, db, t } = c.var
  const article = await findNews(db, id, culture)
  if (!article) return notFoundPage(c)
  const body = (
    <>
      <Trail c={c} steps={[{ name: t('Pages.News.Title'), path: pagePath(c, '/news') }]} here={article.title} />
      <article class="prose" data-column>
        <header class="page-head">
          <p class="overline">
            <time datetime={article.day}>{longDate(noonOf(article.day), culture)}</time>
          </p>
          <h1>{article.title}</h1>
          <p class="lead">{article.summary}</p>
        </header>
        <image-zoom>
          <StillLife
            c={c}
            name={article.still}
            alt={article.title}
            sizes="(width < 44rem) 92vw, 640px"
            priority="high"
          />
        </image-zoom>
        <p>{article.body}</p>
        <h2>{t('Pages.News.About')}</h2>
        <ul class="chips">
          {article.tags.map((tag) => (
            <li>
              <a href={tagPath(c, tag)}>{tag.name}</a>
            </li>
          ))}
        </ul>
        <p>
          <a href={pagePath(c, '/news')}>{t('Pages.News.All')}</a>
        </p>
      </article>
    </>
  )
  const canonical = `/news/${article.id}/${article.slug}`
  return answerPage(c, { title: article.title, description: article.summary, canonical, body })
}
