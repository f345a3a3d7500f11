import Uppy, { type UppyFile } from '@uppy/core'
import XHRUpload from '@uppy/xhr-upload'
import { deferred } from '../page/deferred.ts'
import { type ApiRequestDetail, headersTo } from '../request/api-request.ts'
import { kindOfStatus, ShopError } from '../request/errors.ts'
import type { Progress, Transfer, Way } from './send-file.ts'

type Meta = Record<string, string | string[]>
export type TransferUppy = Uppy<Meta, Record<string, unknown>>
export type Sent = UppyFile<Meta, Record<string, unknown>>

/** Names of Uppy's own metadata of a file: fields of these names would rename the file. */
const OWN = ['name', 'type', 'relativePath']

const resumable = deferred('resumable uploads', () => import('./resumable.ts'))

const logger = { debug() {}, warn() {}, error() {} }

/** Milliseconds without progress after which an upload counts as slow. */
const SLOW = 15_000

/** Sends one file by Uppy: in one request or, if it is resumable, by tus, whose code is then loaded in parallel. */
export function startTransfer(
  file: File,
  way: Way,
  call: ApiRequestDetail,
  progress: (progress: Progress) => void,
): Transfer {
  const uppy: TransferUppy = new Uppy({ logger, allowMultipleUploadBatches: true })
  const fields = Object.entries(way.fields).filter(([name]) => !OWN.includes(name))
  uppy.addFile({ name: file.name, type: file.type, data: file, meta: Object.fromEntries(fields) as Meta })
  uppy.on('upload-progress', (_file, { bytesUploaded }) => progress({ sent: bytesUploaded, isSlow: false }))
  uppy.on('upload-stalled', () => progress({ isSlow: true }))

  const names = fields.map(([name]) => name)
  const transport = way.resumable
    ? resumable.get().then(({ addResumable }) => addResumable(uppy, way, call))
    : Promise.resolve(addPost(uppy, way, call, names))

  const run = async (send: () => Promise<unknown>) => {
    const answerOf = await transport.catch((error: unknown) => {
      throw new ShopError('offline', 0, undefined, String(error), error)
    })
    let failure: ShopError | undefined
    const onError = (_file: unknown, error: Error, response?: object) => {
      failure = errorOf(error, response)
    }
    uppy.on('upload-error', onError)
    await send().catch(() => {})
    uppy.off('upload-error', onError)
    const [sent] = uppy.getFiles()
    if (failure) throw failure
    if (!sent?.progress.uploadComplete) throw new ShopError('aborted')
    return answerOf(sent)
  }
  return {
    done: run(() => uppy.upload()),
    retry: () => run(() => uppy.retryUpload(uppy.getFiles()[0]?.id ?? '')),
    cancel: () => uppy.cancelAll(),
    // An unfinished resumable upload stays on the server, and continues when the same file is chosen again.
    leave: () => (way.resumable ? uppy.pauseAll() : uppy.cancelAll()),
  }
}

function addPost(uppy: TransferUppy, { endpoint, fieldName }: Way, call: ApiRequestDetail, names: string[]) {
  uppy.use(XHRUpload<Meta, Record<string, unknown>>, {
    endpoint,
    fieldName,
    allowedMetaFields: names,
    timeout: SLOW,
    headers: { Accept: 'application/json' },
    withCredentials: call.credentials === 'include',
    onBeforeRequest: async (request) => {
      for (const [name, value] of await headersTo(endpoint, call)) request.setRequestHeader(name, value)
    },
    // No call is repeated automatically.
    shouldRetry: () => false,
    getResponseData: ({ responseText }) => ({ answer: JSON.parse(responseText) }),
  })
  return (file: Sent) => Promise.resolve(file.response?.body?.answer)
}

/** The failure as a ShopError, with the shop's answer if there is one. */
function errorOf(error: Error, response?: object): ShopError {
  if (error instanceof ShopError) return error
  const cause = (error as { cause?: unknown }).cause
  if (cause instanceof ShopError) return cause
  const request = (response ?? (error as { request?: object }).request) as
    | (Partial<XMLHttpRequest> & { body?: { xhr?: XMLHttpRequest } })
    | undefined
  const { status = 0, responseText = '' } = request?.body?.xhr ?? request ?? {}
  if (status === 0) return new ShopError(request ? 'offline' : 'unreadable', 0, undefined, error.message, error)
  let data: unknown
  try {
    data = JSON.parse(responseText)
  } catch {
    data = responseText
  }
  return new ShopError(status < 400 ? 'unreadable' : kindOfStatus(status), status, data, error.message, error)
}
