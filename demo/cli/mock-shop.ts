import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'

type Content = { example?: unknown; examples?: Record<string, { value: unknown }> }
type Operation = { responses: Record<string, { content?: Record<string, Content> }> }
type Contract = { paths: Record<string, Record<string, Operation>> }

type Options = {
  /** The folder with the pages. */
  folder: string
  /** The folder with the files of the library, and with `openapi.json`. */
  library: string
  log: (line: string) => void
}

const exampleOf = ({ example, examples = {} }: Content): unknown => example ?? Object.values(examples)[0]?.value ?? null

/** One culture alone; a browser that opens an address itself sends a list of languages. */
const CULTURE = /^[a-z]{2,3}(-[a-z0-9]+)*$/i

/** The culture in the address of a call, or the one of its page. */
const cultureOf = (c: Context): string =>
  [c.req.param('culture'), c.req.header('Accept-Language')].find((name) => name && CULTURE.test(name)) ?? 'en'

/** Answers with the first example of an operation, in English; its addresses are those of the culture. */
function answer(c: Context, { responses }: Operation): Response | Promise<Response> {
  const [type = 'application/json', content] = Object.entries(responses['200']?.content ?? {})[0] ?? []
  const example = content && exampleOf(content)
  const text = type === 'text/html' ? String(example) : JSON.stringify(example)
  return c.body(text.replaceAll('/en/', `/${cultureOf(c)}/`), 200, { 'Content-Type': `${type}; charset=utf-8` })
}

/** `/{culture}/widget/places` → `/:culture/widget/places`. */
const routeOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/**
 * A shop that answers each call of the contract with its example, to pages of any origin, and serves a folder of pages
 * with the library at `/vitrine/`.
 */
export function mockShop({ folder, library, log }: Options): Hono {
  const { paths } = JSON.parse(readFileSync(`${library}/openapi.json`, 'utf8')) as Contract
  const shop = new Hono()
  shop.use(cors({ origin: (origin) => origin, credentials: true }))
  shop.use(async (c, next) => {
    await next()
    log(`${c.res.status} ${c.req.method} ${c.req.path}`)
  })
  shop.use(etag())
  // The files are named from the folder in which the program runs. A page of the folder is served before an example.
  const from = (root: string) => relative(process.cwd(), root) || '.'
  const inLibrary = (path: string) => path.replace(/^\/vitrine/, '')
  shop.get('/vitrine/*', serveStatic({ root: from(library), rewriteRequestPath: inLibrary }))
  shop.get('*', serveStatic({ root: from(folder) }))
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations))
      shop.on(method.toUpperCase(), routeOf(path), (c) => answer(c, operation))

  // A form of a page posts to another page of the folder, which is then shown.
  shop.post('*', async (c, next) => {
    const page = new Request(c.req.url, { headers: c.req.raw.headers })
    return (await shop.request(page)).ok ? c.redirect(c.req.path, 303) : next()
  })
  shop.notFound((c) =>
    c.json({ Message: `${c.req.method} ${c.req.path} is neither a call of the contract nor a file.` }, 404),
  )
  return shop
}
