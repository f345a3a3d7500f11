import type { ShopContext } from '../context.ts'
import { logError } from '../operations/log.ts'
import { errorPage } from '../pages/plain/error-page.ts'
import { refuse, wantsJson } from './answers.ts'
import { ClientLeftError } from './connections/left.ts'
import { troubleOf } from './troubles.ts'

const retrySeconds = '30'

/** Nobody reads it; proxies write this status into their logs. */
const clientLeft = 499

/**
 * Answers a request that failed: 507 on a full disk, 503 while the database is unavailable, else 500. The answer does
 * not reveal the cause.
 */
export async function answerError(error: Error, c: ShopContext): Promise<Response> {
  if (error instanceof ClientLeftError) return new Response(null, { status: clientLeft })
  logError(error, 'error', c.get('requestId'))
  const trouble = troubleOf(error)
  const status = trouble === 'full' ? 507 : trouble === 'away' ? 503 : 500
  const key = trouble === 'full' ? 'Answers.Full' : trouble === 'away' ? 'Answers.Away' : 'Answers.Broken'
  if (trouble === 'away') c.header('Retry-After', retrySeconds)
  if (c.get('t') === undefined) return c.text('The shop is out of order.', status)
  const answer = async () => (status === 500 && !wantsJson(c) ? errorPage(c) : refuse(c, status, key))
  // The page itself reads the database; if that fails too, the answer is plain text.
  return answer().catch(() => c.text(c.get('t')(key), status))
}
