import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { type Culture, cultures, isCulture } from '../../data/cultures.ts'
import type { Shop } from '../context.ts'
import { stringResources } from '../culture/strings.ts'
import { refuseJson } from '../http/answers.ts'

/** The strings of a culture, nested by their dotted names (§7). */
export const localization = new Hono<Shop>()

const tag = (culture: Culture) =>
  `"${createHash('sha256')
    .update(JSON.stringify(stringResources(culture)))
    .digest('base64url')
    .slice(0, 16)}"`

/** Strings change only with a release, so that a browser can revalidate them by their tag. */
const tags = Object.fromEntries(cultures.map((culture) => [culture, tag(culture)]))

localization.get('/:culture/stringresources', (c) => {
  const { culture } = c.req.param()
  if (!isCulture(culture)) return refuseJson(c, 404, 'Answers.Culture', { values: { culture } })
  c.header('Cache-Control', 'no-cache')
  c.header('ETag', tags[culture])
  const known = c.req.header('If-None-Match')?.replace(/^W\//, '')
  return known === tags[culture] ? c.body(null, 304) : c.json(stringResources(culture))
})
