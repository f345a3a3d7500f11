import { deferred } from '../page/deferred.ts'
import { failureOf, given, opened, type Reader, readBy } from '../request/answer.ts'
import { announce, pathOf } from '../request/api-request.ts'
import { ShopError } from '../request/errors.ts'
import { counting } from '../request/loading.ts'

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

/** One upload in progress. `done` resolves to the answer, and fails with a ShopError, as `retry` does. */
export type Transfer<T = unknown> = {
  done: Promise<T>
  /** Sends the file again; a resumable upload continues where it ended. */
  retry(): Promise<T>
  cancel(): void
  /** The shopper leaves the page: a resumable upload stays on the server. */
  leave(): void
}

export const transfers = deferred('uploads', () => import('./transfer.ts'))

/** Sends a file to the shop, or to the page script that answers `api:request` in its place. */
export function sendFile<T>(
  file: File,
  way: Way,
  read: Reader<T>,
  progress: (progress: Progress) => void = () => {},
): Transfer<T> {
  const target = new URL(way.endpoint, location.href)
  let transfer: Transfer | undefined
  let isOver = false
  const send = async (): Promise<unknown> => {
    const { detail, answer } = announce({ method: 'POST', target, body: bodyOf(file, way) })
    if (answer) return opened(...(await given(answer)))
    const { startTransfer } = await transfers.get().catch((error: unknown) => {
      throw new ShopError('offline', 0, undefined, String(error), error)
    })
    if (isOver) throw new ShopError('aborted')
    transfer = startTransfer(file, way, detail, progress)
    return transfer.done
  }
  const run = async (sending: () => Promise<unknown>): Promise<T> => {
    try {
      if (isOver) throw new ShopError('aborted')
      const answer = await sending()
      if (isOver) throw new ShopError('aborted')
      return readBy(read, answer)
    } catch (error) {
      throw failureOf(`POST ${pathOf(target)}`, error)
    }
  }
  return {
    done: counting(run(send)),
    retry: () => counting(run(() => transfer?.retry() ?? send())),
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

function bodyOf(file: File, { fieldName, fields }: Way): FormData {
  const body = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value)
  body.append(fieldName, file, file.name)
  return body
}
