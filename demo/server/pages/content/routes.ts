import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { idOf } from '../ids.ts'
import { articlePage, newsPage } from './news-page.tsx'
import { tagsPage } from './tags-page.tsx'

/** The pages with content: news and tags. */
export const contentPages = new Hono<Shop>()

contentPages.get('/news', (c) => newsPage(c))
contentPages.get('/news/:id{[0-9]+}/:slug?', (c) => articlePage(c, idOf(c.req.param('id'))))
contentPages.get('/tags/search', (c) => tagsPage(c))
