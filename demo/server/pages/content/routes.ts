import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { idOf } from '../ids.ts'
import { articlePage } from './news/article-page.tsx'
import { newsFeed } from './news/feed.ts'
import { newsPage } from './news/list-page.tsx'
import { tagsPage } from './tags-page.tsx'

export const contentPages = new Hono<Shop>()

contentPages.get('/news', (c) => newsPage(c))
contentPages.get('/news/feed.xml', (c) => newsFeed(c))
contentPages.get('/news/:id{[0-9]+}/:slug?', (c) => articlePage(c, idOf(c.req.param('id'))))
contentPages.get('/tags/search', (c) => tagsPage(c))
