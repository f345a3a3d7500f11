import { Hono } from 'hono'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../data/schema.ts'
import type { Shop } from '../context.ts'
import { logError } from './log.ts'

/**
 * The addresses for a balancer or a container's platform: `/healthz` while the process runs, `/readyz` while it reaches
 * its database as well. A shop that stops accepts no connections, so that both fail.
 */
export const health = (db: Kysely<Database>): Hono<Shop> =>
  new Hono<Shop>()
    .get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      const isReady = await sql`select 1`.execute(db).then(
        () => true,
        (error) => {
          logError(error, 'warn', c.get('requestId'))
          return false
        },
      )
      return c.text(isReady ? 'ok' : 'no database', isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
    })
