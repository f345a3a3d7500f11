import { pagePath, type ShopContext } from '../../../context.ts'
import { listNews, type NewsItem } from '../../../shop/content/news.ts'
import { noonOf } from '../../../shop/days.ts'
import { shopName } from '../../layout/head.tsx'
import { articlePath } from './news-cards.tsx'

const feedItems = 20

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const xml = (text: string) => text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? '')

/** The head of a feed. Addresses are absolute. */
export type Channel = { title: string; description: string; culture: string; page: string; self: string }

/** An item of a feed: a news item and its absolute address. */
export type FeedItem = Pick<NewsItem, 'title' | 'summary' | 'day'> & { address: string }

/** The text of an RSS 2.0 feed; it is well-formed whatever the texts contain. */
export function feedText({ title, description, culture, page, self }: Channel, items: FeedItem[]): string {
  const entries = items.map(
    (item) => `    <item>
      <title>${xml(item.title)}</title>
      <link>${xml(item.address)}</link>
      <guid isPermaLink="true">${xml(item.address)}</guid>
      <pubDate>${noonOf(item.day).toUTCString()}</pubDate>
      <description>${xml(item.summary)}</description>
    </item>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(title)}</title>
    <link>${xml(page)}</link>
    <description>${xml(description)}</description>
    <language>${culture}</language>
    <atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>
${entries.join('')}  </channel>
</rss>
`
}

export const feedPath = (c: ShopContext) => pagePath(c, '/news/feed.xml')

export async function newsFeed(c: ShopContext): Promise<Response> {
  const { culture, db, site, t } = c.var
  const { origin } = new URL(site)
  const items = await listNews(db, culture, 0, feedItems)
  c.header('Content-Type', 'application/rss+xml; charset=utf-8')
  c.header('Cache-Control', 'public, max-age=600')
  const channel = {
    title: `${t('Pages.News.Title')} – ${shopName}`,
    description: t('Pages.News.Lead'),
    culture,
    page: `${origin}${pagePath(c, '/news')}`,
    self: `${origin}${feedPath(c)}`,
  }
  return c.body(
    feedText(
      channel,
      items.map((item) => ({ ...item, address: `${origin}${articlePath(c, item)}` })),
    ),
  )
}
