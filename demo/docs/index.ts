import { Hono } from 'hono'
import type { Shop } from '../server/context.ts'
import { notFoundPage } from '../server/pages/plain/not-found.ts'
import { documentedElements } from './elements.ts'
import { guides } from './guides.ts'
import { answerDocs, contractsPage, guidePage, startPage, tagPage } from './pages.tsx'

/** The documentation of the tags, live, at `/docs/`. */
export const docs = new Hono<Shop>()

docs.get('/', (c) => answerDocs(c, startPage(c.var.app)))
docs.get('/events-and-settings', (c) => answerDocs(c, contractsPage(c.var.app)))
docs.get('/:tag', (c) => {
  const guide = guides.find(({ name }) => name === c.req.param('tag'))
  if (guide) return answerDocs(c, guidePage(guide))
  const element = documentedElements.find(({ tag }) => tag === c.req.param('tag'))
  return element ? answerDocs(c, tagPage(c.var.app, element)) : notFoundPage(c)
})
