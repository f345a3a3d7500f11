import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Recipe } from '../data/recipe.ts'
import { StudioFull } from './pool.ts'
import { PHOTO_VERSION } from './sizes.ts'
import type { PhotoStore } from './store.ts'

/** Finds the recipe and colours of a variant; null for an unknown variant. */
export type FindRecipe = (variantId: number) => Promise<{ recipe: Recipe; colours: readonly string[] } | null>

const YEAR = 'public, max-age=31536000, immutable'
/** For an address without a version, whose picture may change with the studio. */
const HOUR = 'public, max-age=3600'

/**
 * The photos, to be mounted at `{app}/photos`: `/{variantId}/{view}-{width}.webp` and
 * `/stills/{name}-{width}.webp`.
 */
export function photoRoutes({ store, findRecipe }: { store: PhotoStore; findRecipe: FindRecipe }): Hono {
  const routes = new Hono()
  routes.get('/stills/:file', (c) => {
    const [, name = '', width = ''] = /^([a-z-]+)-(\d{1,4})\.webp$/.exec(c.req.param('file')) ?? []
    return answer(c, () => store.still(name, Number(width)))
  })
  routes.get('/:variantId{[0-9]{1,9}}/:file', (c) => {
    const [, view = '', width = ''] = /^([\w-]+)-(\d{1,4})\.webp$/.exec(c.req.param('file')) ?? []
    return answer(c, async () => {
      const found = view === '' ? null : await findRecipe(Number(c.req.param('variantId')))
      return found && store.photo({ ...found, view, width: Number(width) })
    })
  })
  return routes
}

async function answer(c: Context, find: () => Promise<Buffer | null>): Promise<Response> {
  const picture = await find().catch((error: unknown) => {
    if (error instanceof StudioFull) return error
    throw error
  })
  if (picture instanceof StudioFull) return c.text(picture.message, 503, { 'Retry-After': '5' })
  if (!picture) return c.text('There is no such photo.', 404, { 'Cache-Control': 'no-cache' })
  const tag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
  const headers = { 'Cache-Control': c.req.query('v') === PHOTO_VERSION ? YEAR : HOUR, ETag: tag }
  if (c.req.header('If-None-Match') === tag) return c.body(null, 304, headers)
  return c.body(new Uint8Array(picture), 200, { ...headers, 'Content-Type': 'image/webp' })
}
