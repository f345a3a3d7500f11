import { Hono } from 'hono'
import { drawTile } from './draw.ts'

/** GET /tiles/{z}/{x}/{y}.svg: the demo's own maps, so that no shopper's position is sent to another site. */
export const tiles = new Hono()

const mostZoom = 19

const number = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : -1)

tiles.get('/:z/:x/:file{\\d+\\.svg}', (c) => {
  const [z, x, y] = [c.req.param('z'), c.req.param('x'), c.req.param('file').replace('.svg', '')].map(number)
  const width = 2 ** (z ?? -1)
  if (z === undefined || x === undefined || y === undefined || z < 0 || z > mostZoom) return c.notFound()
  if (x < 0 || y < 0 || x >= width || y >= width) return c.notFound()
  c.header('Cache-Control', 'public, max-age=604800')
  c.header('Content-Type', 'image/svg+xml')
  return c.body(drawTile(z, x, y))
})
