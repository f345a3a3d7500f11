import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { isCulture } from '../../data/cultures.ts'
import { cultures, type Shop } from '../context.ts'
import { notFoundPage } from '../pages/plain/not-found.ts'
import { addressesOf, partCount } from './addresses.ts'
import { robotsText } from './robots.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

/** Search engines may cache the files for an hour. */
const keep = 'public, max-age=3600'

export const crawlerFiles = new Hono<Shop>()

crawlerFiles.get('/robots.txt', (c) => c.text(robotsText(c.get('app'), c.get('site')), 200, { 'Cache-Control': keep }))

crawlerFiles.get('/sitemap.xml', async (c) => {
  c.header('Content-Type', 'application/xml; charset=utf-8')
  c.header('Cache-Control', keep)
  return c.body(sitemapIndex(c.get('site'), await partCount(c.get('db'))))
})

const partRoute = `/:name{sitemap-(?:${cultures.join('|')})-[1-9][0-9]{0,3}\\.xml}`

crawlerFiles.get(partRoute, async (c) => {
  const { db, site } = c.var
  const [, culture = '', part = ''] = /^sitemap-(\w+)-(\d+)/.exec(c.req.param('name') ?? '') ?? []
  if (!isCulture(culture) || Number(part) > (await partCount(db))) return notFoundPage(c)
  c.header('Content-Type', 'application/xml; charset=utf-8')
  c.header('Cache-Control', keep)
  return stream(c, async (out) => {
    for await (const xml of sitemapPart(site, culture, addressesOf(db, Number(part)))) {
      if (out.aborted) return
      await out.write(xml)
    }
  })
})
