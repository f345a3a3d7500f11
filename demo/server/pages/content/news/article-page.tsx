/** @jsxImportSource hono/jsx */
import { photoAddress, photoSources, stillSources } from '../../../../photos/sources.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { type Article, findNews, listNews, type NewsItem } from '../../../shop/content/news.ts'
import { answerPage } from '../../layout/document.tsx'
import { shopName, trailFacts } from '../../layout/head.tsx'
import { StillLife } from '../../layout/photo.tsx'
import { Trail } from '../../layout/trail.tsx'
import { notFoundPage } from '../../plain/not-found.ts'
import { articlePath, NewsDay, NewsList, tagPath } from './news-cards.tsx'
import { newsPath } from './scope.ts'

const otherNews = 8

/** A link opens the gallery at its picture; without JavaScript it opens the file. */
function Gallery({ c, article }: { c: ShopContext; article: Article }) {
  const { app, t } = c.var
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">{t('Content.News.Pictures')}</h2>
      <news-gallery>
        <ul data-part="pictures">
          {article.pictures.map(({ variantId, view, name }, index) => {
            const { src, srcset, width, height } = photoSources({ app, variantId, view })
            return (
              <li>
                <a href={photoAddress(app, variantId, view, 1280)}>
                  <img
                    src={src}
                    srcset={srcset}
                    sizes="(width < 44rem) 45vw, 200px"
                    width={width}
                    height={height}
                    alt={t('Content.News.PictureOf', { name, number: index + 1, count: article.pictures.length })}
                    loading="lazy"
                    decoding="async"
                  />
                </a>
              </li>
            )
          })}
        </ul>
      </news-gallery>
    </section>
  )
}

const Others = ({ c, items }: { c: ShopContext; items: NewsItem[] }) => (
  <aside class="other-news" aria-labelledby="other-news">
    <h2 id="other-news">{c.get('t')('Content.News.Others')}</h2>
    <news-list layout="blog">
      <NewsList c={c} items={items} level={3} part="items" />
    </news-list>
    <p>
      <a href={pagePath(c, '/news')}>{c.get('t')('Pages.News.All')}</a>
    </p>
  </aside>
)

function Text({ c, article }: { c: ShopContext; article: Article }) {
  const { t } = c.var
  return (
    <article class="prose" data-column>
      <header class="page-head">
        <p class="overline">
          <NewsDay c={c} day={article.day} />
          {article.category && (
            <>
              {' · '}
              <a href={newsPath(c, { chosen: [{ ...article.category, id: 0, parentId: null }] })}>
                {article.category.name}
              </a>
            </>
          )}
        </p>
        <h1>{article.title}</h1>
        <p class="lead">{article.summary}</p>
      </header>
      <image-zoom>
        <StillLife c={c} name={article.still} alt={article.title} sizes="(width < 44rem) 92vw, 640px" priority="high" />
      </image-zoom>
      <p>{article.body}</p>
      {article.pictures.length > 0 && <Gallery c={c} article={article} />}
      <h2>{t('Pages.News.About')}</h2>
      <ul class="chips">
        {article.tags.map((tag) => (
          <li>
            <a href={tagPath(c, tag)}>{tag.name}</a>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** schema.org's article, for search engines. */
function articleFacts(c: ShopContext, article: Article) {
  const { app, culture, site } = c.var
  const { origin } = new URL(site)
  const publisher = { '@type': 'Organization', name: shopName, url: `${site}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    articleBody: article.body,
    inLanguage: culture,
    datePublished: article.day,
    dateModified: article.day,
    mainEntityOfPage: `${origin}${articlePath(c, article)}`,
    image: [
      `${origin}${stillSources({ app, name: article.still }).src}`,
      ...article.pictures.map(({ variantId, view }) => `${origin}${photoAddress(app, variantId, view, 1280)}`),
    ],
    author: publisher,
    publisher,
  }
}

export async function articlePage(c: ShopContext, id: number): Promise<Response> {
  const { app, culture, db, t } = c.var
  const article = await findNews(db, id, culture)
  if (!article) return notFoundPage(c)
  const others = (await listNews(db, culture, 0, otherNews + 1)).filter((item) => item.id !== id).slice(0, otherNews)
  const steps = [{ name: t('Pages.News.Title'), path: pagePath(c, '/news') }]
  const body = (
    <>
      <Trail c={c} steps={steps} here={article.title} />
      <div class="news-detail">
        <Text c={c} article={article} />
        <Others c={c} items={others} />
      </div>
    </>
  )
  return answerPage(c, {
    title: article.title,
    description: article.summary,
    canonical: `/news/${article.id}/${article.slug}`,
    image: stillSources({ app, name: article.still }).src,
    facts: [
      articleFacts(c, article),
      trailFacts(c, [...steps, { name: article.title, path: articlePath(c, article) }]),
    ],
    body,
  })
}
