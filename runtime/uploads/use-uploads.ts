import { useEffect, useRef, useState } from 'react'
import { askSignIn } from '../forms/sign-in.ts'
import { ShopError } from '../request/errors.ts'
import { useLatest } from '../ui/use-latest.ts'
import type { Refusal } from './limits.ts'
import { sendFile, type Transfer, type Way } from './send-file.ts'

const AT_ONCE = 3

/** An upload: it waits for others, is being sent, or has failed and can be sent again. */
export type Upload = {
  key: number
  name: string
  size: number
  state: 'waiting' | 'sending' | 'failed'
  /** Bytes that the shop has received. */
  sent: number
  /** True after a while without progress. */
  isSlow: boolean
}

/** The shop's answer to a file: the stored asset, or the reason of a refusal. */
export type Answer<T> = { taken: T } | { refused: string }

/** The handlers of a tag for each step of an upload (§4). */
export type Steps<T> = {
  started(upload: Upload): void
  done(taken: T, upload: Upload, file: File): void
  /** The shop, or the rule of that name, refuses the file. */
  refused(upload: Upload, why: Refusal | { text: string }): void
  /** Any other failure: the file can be sent again. */
  failed(upload: Upload, error: ShopError): void
  read(answer: unknown): Answer<T>
}

type Job<T> = { upload: Upload; file: File; way: Way; transfer?: Transfer<T>; isAgain?: boolean }

/** Sends files, a few at a time; failed ones can be sent again. */
export function useUploads<T>(steps: Steps<T>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const jobs = useRef(new Map<number, Job<Answer<T>>>())
  const count = useRef(0)
  const newest = useLatest(steps)
  const lifecycle = useRef<AbortController>(undefined)
  useEffect(() => {
    lifecycle.current = new AbortController()
    return () => lifecycle.current?.abort()
  }, [])

  const publish = () => setUploads([...jobs.current.values()].map(({ upload }) => upload))
  const change = (key: number, changes: Partial<Upload>) => {
    const job = jobs.current.get(key)
    if (!job) return
    job.upload = { ...job.upload, ...changes }
    publish()
  }
  const drop = (key: number) => {
    jobs.current.delete(key)
    publish()
    next()
  }

  const next = () => {
    const all = [...jobs.current.values()]
    const free = AT_ONCE - all.filter(({ upload }) => upload.state === 'sending').length
    for (const job of all.filter(({ upload }) => upload.state === 'waiting').slice(0, Math.max(0, free))) run(job)
  }

  const run = async (job: Job<Answer<T>>) => {
    const { key } = job.upload
    change(key, { state: 'sending', isSlow: false })
    newest.current.started(job.upload)
    try {
      const isAgain = job.isAgain && job.transfer
      job.transfer ??= sendFile(job.file, job.way, newest.current.read, (progress) => change(key, progress))
      const answer = await (isAgain ? job.transfer.retry() : job.transfer.done)
      settle(job, answer)
    } catch (reason) {
      await fail(job, ShopError.of(reason))
    }
    next()
  }

  const settle = (job: Job<Answer<T>>, answer: Answer<T>) => {
    if (!jobs.current.has(job.upload.key)) return
    drop(job.upload.key)
    if ('taken' in answer) newest.current.done(answer.taken, job.upload, job.file)
    else newest.current.refused(job.upload, { text: answer.refused })
  }

  const fail = async (job: Job<Answer<T>>, error: ShopError) => {
    const { key } = job.upload
    if (!jobs.current.has(key)) return
    if (error.kind === 'aborted') return drop(key)
    const refusal = refusalIn(error, newest.current.read)
    if (refusal) {
      drop(key)
      return newest.current.refused(job.upload, refusal)
    }
    change(key, { state: 'failed', isSlow: false })
    if (error.kind !== 'unauthorized') return newest.current.failed(job.upload, error)
    const { signal } = lifecycle.current ?? new AbortController()
    if (await askSignIn(signal)) retry(key)
  }

  const retry = (key: number) => {
    const job = jobs.current.get(key)
    if (job?.upload.state !== 'failed') return
    job.isAgain = true
    // The progress starts at 0 again, in one request or from the server's position.
    change(key, { state: 'waiting', sent: 0 })
    next()
  }

  return {
    uploads,
    isBusy: uploads.some(({ state }) => state !== 'failed'),
    send(file: File, way: Way) {
      const key = ++count.current
      const upload: Upload = { key, name: file.name, size: file.size, state: 'waiting', sent: 0, isSlow: false }
      jobs.current.set(key, { upload, file, way })
      publish()
      next()
    },
    retry,
    cancel(key: number) {
      jobs.current.get(key)?.transfer?.cancel()
      drop(key)
    },
    /** Ends the present uploads when the shopper leaves the page. */
    leave() {
      for (const { transfer } of jobs.current.values()) transfer?.leave()
      jobs.current.clear()
    },
  }
}

/** The reason for which the shop refuses a file that it has answered with an error. */
function refusalIn(
  { reason, status, data }: ShopError,
  read: Steps<unknown>['read'],
): Refusal | { text: string } | undefined {
  if (reason === 'uploadedBytes') return 'uploadedBytes'
  if (status === 413) return 'maxFileSize'
  if (!Array.isArray(data)) return undefined
  try {
    const answer = read(data)
    return 'refused' in answer ? { text: answer.refused } : undefined
  } catch {
    // The list is not that of an upload: the status has the reason.
    return undefined
  }
}
