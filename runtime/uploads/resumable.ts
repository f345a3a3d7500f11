import Tus from '@uppy/tus'
import { type ApiRequestDetail, headersTo } from '../request/api-request.ts'
import { ShopError } from '../request/errors.ts'
import { request } from '../request/request.ts'
import type { Way } from './send-file.ts'
import type { Sent, TransferUppy } from './transfer.ts'

/** Milliseconds until a lost connection is tried again. */
const AGAIN_AFTER = [0, 1_000, 3_000, 5_000]

/** Bytes of a request: the largest loss with a lost connection. */
const CHUNK = 2_000_000

/** The server has more bytes of an upload than the file (§5, uploadedBytes). */
export const UPLOADED_BYTES = 'uploadedBytes'

/**
 * Sends the file of an Uppy in parts by tus 1.0, from the end of an earlier attempt. Returns a function that requests
 * the asset afterwards.
 */
export function addResumable(uppy: TransferUppy, { resumable: endpoint, fields }: Way, call: ApiRequestDetail) {
  const size = uppy.getFiles()[0]?.size ?? 0
  let isTooFar = false
  uppy.use(Tus, {
    endpoint: endpoint ?? '',
    chunkSize: CHUNK,
    retryDelays: AGAIN_AFTER,
    allowedMetaFields: ['name', 'type', ...Object.keys(fields)],
    removeFingerprintOnSuccess: true,
    withCredentials: call.credentials === 'include',
    onBeforeRequest: async (sent) => {
      for (const [name, value] of await headersTo(sent.getURL(), call)) sent.setHeader(name, value)
    },
    onAfterResponse: (sent, answer) => {
      if (sent.getMethod() !== 'HEAD' || Number(answer.getHeader('Upload-Offset') ?? 0) <= Number(size)) return
      isTooFar = true
      throw new ShopError('refused', 0, undefined, UPLOADED_BYTES)
    },
    onShouldRetry: (error, attempt, _options, next) => !isTooFar && attempt < AGAIN_AFTER.length && next(error),
  })
  uppy.on('upload-error', (_file, error) => {
    if (isTooFar) Object.assign(error, { cause: new ShopError('refused', 0, undefined, UPLOADED_BYTES) })
  })
  return (file: Sent) => {
    const url = file.tus?.uploadUrl ?? file.uploadURL ?? ''
    return request('GET', new URL(`${url}/asset`, location.href), { noCache: true, quiet: true })
  }
}
