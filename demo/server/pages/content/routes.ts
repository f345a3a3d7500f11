import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { idOf } from '../ids.ts'
import { assetsPage } from './assets-page.tsx'
import { articlePage } from './news/article-page.tsx'
import { newsFeed } from './news/feed.ts'
import { newsPage } from './news/list-page.tsx'
import { tagsPage } from './tags-page.tsx'

/** The pages with content: news, tags, and the pictures of the assets library. */
export const contentPages = new Hono<Shop>()

contentPages.get('/news', (c) => newsPage(c))
contentPages.get('/news/feed.xml', (c) => newsFeed(c))
contentPages.get('/news/:id{[0-9]+}/:slug?', (c) => articlePage(c, idOf(c.req.param('id'))))
contentPages.get('/tags/search', (c) => tagsPage(c))
contentPages.get('/assetslibrary/asset/assetsbyfolder/:root{[0-9]+}', (c) => assetsPage(c, idOf(c.req.param('root'))))
contentPages.get('/assetslibrary/asset/assetsbyfolder/:root{[0-9]+}/:folder{[0-9]+}', (c) =>
  assetsPage(c, idOf(c.req.param('root')), idOf(c.req.param('folder'))),
)
