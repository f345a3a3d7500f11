import { Hono } from 'hono'
import type { Shop } from '../server/context.ts'
import { notFoundPage } from '../server/pages/plain/not-found.ts'
import { answerDocs } from './document.tsx'
import { documentedElements } from './elements.ts'
import { decisions, guides } from './guides.ts'
import { contractsPage, guidePage, searchPage, startPage, tagPage } from './pages.tsx'
import { searchDocs } from './search/search.tsx'

const LONGEST_QUERY = 200
const MOST_SUGGESTIONS = 8

export const docs = new Hono<Shop>()

docs.get('/', (c) => answerDocs(c, startPage(c.var.app)))
docs.get('/events-and-settings', (c) => answerDocs(c, contractsPage()))
docs.get('/search', async (c) => {
  const query = (c.req.query('q') ?? '').slice(0, LONGEST_QUERY).trim()
  if (c.req.query('format') !== 'json') return answerDocs(c, searchPage(c.var.app, query))
  const suggestions = searchDocs(query).slice(0, MOST_SUGGESTIONS)
  return c.json(
    suggestions.map(({ path, title, heading }) => ({
      Name: heading === '' ? title : `${title}: ${heading}`,
      Photo: null,
      ProductUrl: `${c.var.app}/docs/${path}`,
    })),
  )
})
docs.get('/:tag', (c) => {
  const guide = [...guides, ...decisions].find(({ name }) => name === c.req.param('tag'))
  if (guide) return answerDocs(c, guidePage(guide))
  const element = documentedElements.find(({ tag }) => tag === c.req.param('tag'))
  return element ? answerDocs(c, tagPage(c.var.app, element)) : notFoundPage(c)
})
