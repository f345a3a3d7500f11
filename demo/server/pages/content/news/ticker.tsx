/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../../context.ts'
import { listNews } from '../../../shop/content/news.ts'
import { articlePath, NewsDay } from './news-cards.tsx'

const tickerItems = 5

export async function NewsTicker({ c }: { c: ShopContext }) {
  const { culture, db, t } = c.var
  const items = await listNews(db, culture, 0, tickerItems)
  const label = t('Content.News.Latest')
  return (
    <section class="ticker">
      <h2>{label}</h2>
      <news-ticker aria-label={label}>
        <div class="splide__track">
          <ul class="splide__list">
            {items.map((item) => (
              <li class="splide__slide">
                <span class="overline">
                  <NewsDay c={c} day={item.day} />
                </span>{' '}
                <a href={articlePath(c, item)}>{item.title}</a>
              </li>
            ))}
          </ul>
        </div>
      </news-ticker>
    </section>
  )
}
