import type { MiddlewareHandler } from 'hono'
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import type { Shop, ShopContext } from '../../context.ts'

/** The client of a request has left: nobody reads its answer. */
export class ClientLeftError extends Error {
  override name = 'ClientLeftError'
}

/** Refuses further queries; a transaction is then rolled back as a whole. */
class QueriesWhileThere implements KyselyPlugin {
  readonly #signal: AbortSignal

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (this.#signal.aborted) throw new ClientLeftError()
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

/** A change that has begun is completed, whether its client waits for the answer or not. */
const mayStop = (c: ShopContext): boolean => c.req.method === 'GET' || c.req.method === 'HEAD'

/** Ends the reading and rendering of a page whose client has left, by ClientLeftError. */
export function stopIfLeft(c: ShopContext): void {
  if (mayStop(c) && c.req.raw.signal.aborted) throw new ClientLeftError()
}

/** Gives a page a database that refuses queries as soon as its client has left. */
export const readWhileThere: MiddlewareHandler<Shop> = (c, next) => {
  if (mayStop(c)) c.set('db', c.get('db').withPlugin(new QueriesWhileThere(c.req.raw.signal)))
  return next()
}
