import { deferred } from '../page/deferred.ts'
import { appUrl } from '../page/paths.ts'
import { kindOfStatus, ShopError } from '../request/errors.ts'
import { counting } from '../request/loading.ts'
import { ApiRequestEvent } from '../request/request.ts'

export type Way = {
  /** The address of the form: its action, or the `formaction` of its button (§7). */
  endpoint: string
  fieldName: string
  /** The hidden fields of the form. */
  fields: Readonly<Record<string, string | string[]>>
  /** The address of resumable uploads (tus), for a file that is large enough for them. */
  resumable?: string | undefined
}

export type Progress = { sent?: number; isSlow: boolean }

/** One upload in progress. `done` resolves to the answer as JSON, and fails with a ShopError, as `retry` does. */
export type Transfer = {
  done: Promise<unknown>
  retry(): Promise<unknown>
  cancel(): void
  /** The shopper leaves the page: a resumable upload stays on the server. */
  leave(): void
}

export const transfers = deferred('uploads', () => import('./transfer.ts'))

/** Sends a file to the shop, or to the page script that answers `api:request` in its place. */
export function sendFile(file: File, way: Way, progress: (progress: Progress) => void): Transfer {
  let transfer: Transfer | undefined
  let isOver = false
  const start = async (): Promise<unknown> => {
    const answer = answerOfPage(file, way)
    if (answer) return opened(answer, () => isOver)
    const { startTransfer } = await transfers.get().catch((error: unknown) => {
      throw new ShopError('offline', 0, undefined, String(error), error)
    })
    if (isOver) throw new ShopError('aborted')
    transfer = startTransfer(file, way, progress)
    return transfer.done
  }
  return {
    done: counting(start()),
    retry: () => counting(transfer ? transfer.retry() : start()),
    cancel() {
      isOver = true
      transfer?.cancel()
    },
    leave() {
      isOver = true
      transfer?.leave()
    },
  }
}

function answerOfPage(file: File, { endpoint, fieldName, fields }: Way): Promise<unknown> | undefined {
  const body = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value)
  body.append(fieldName, file, file.name)
  const { pathname, href } = new URL(endpoint, location.href)
  const app = appUrl('')
  const path = pathname.startsWith(app) ? pathname.slice(app.length - 1) : pathname
  const event = new ApiRequestEvent({ method: 'POST', path, url: href, query: {}, body })
  document.dispatchEvent(event)
  return event.answer
}

async function opened(answer: Promise<unknown>, isOver: () => boolean): Promise<unknown> {
  const given = await answer.catch((error: unknown) => {
    throw error instanceof ShopError ? error : new ShopError('server', 0, undefined, String(error), error)
  })
  if (isOver()) throw new ShopError('aborted')
  if (!(given instanceof Response)) return given
  const text = await given.text()
  let data: unknown = text
  let isBroken = false
  try {
    data = JSON.parse(text)
  } catch {
    isBroken = true
  }
  if (!given.ok) throw new ShopError(kindOfStatus(given.status), given.status, data, given.statusText)
  if (isBroken) throw new ShopError('unreadable', given.status, text)
  return data
}
