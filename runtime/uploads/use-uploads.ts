import { useEffect, useRef, useState } from 'react'
import { askSignIn } from '../forms/sign-in.ts'
import { ShopError } from '../request/errors.ts'
import { useLatest } from '../ui/use-latest.ts'
import type { Refusal } from './limits.ts'
import { sendFile, type Transfer, type Way } from './send-file.ts'

/** How many files are sent at a time. */
const AT_ONCE = 3

/** A file on its way: it waits for others, is sent, or has failed and can be sent again. */
export type Upload = {
  key: number
  name: string
  size: number
  state: 'waiting' | 'sending' | 'failed'
  /** Bytes that the shop has. */
  sent: number
  /** True when nothing has moved for a while. */
  isSlow: boolean
}

/** What the shop says of a file: it has taken it, or why not. */
export type Answer<T> = { taken: T } | { refused: string }

/** What a tag does at each step of an upload (§4). */
export type Steps<T> = {
  started(upload: Upload): void
  done(taken: T, upload: Upload, file: File): void
  /** The shop, or the rule of that name, does not take the file. */
  refused(upload: Upload, why: Refusal | { text: string }): void
  /** Anything else: the file can be sent again. */
  failed(upload: Upload, error: ShopError): void
  read(answer: unknown): Answer<T>
}

type Job = { upload: Upload; file: File; way: Way; transfer?: Transfer; isAgain?: boolean }

/** Sends files, some at a time; what fails stays to be sent again. */
export function useUploads<T>(steps: Steps<T>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const jobs = useRef(new Map<number, Job>())
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

  const run = async (job: Job) => {
    const { key } = job.upload
    change(key, { state: 'sending', isSlow: false })
    newest.current.started(job.upload)
    try {
      const isAgain = job.isAgain && job.transfer
      job.transfer ??= sendFile(job.file, job.way, (progress) => change(key, progress))
      const answer = await (isAgain ? job.transfer.retry() : job.transfer.done)
      settle(job, answer)
    } catch (reason) {
      await fail(job, ShopError.of(reason))
    }
    next()
  }

  const settle = (job: Job, answer: unknown) => {
    const read = newest.current.read(answer)
    if (!jobs.current.has(job.upload.key)) return
    drop(job.upload.key)
    if ('taken' in read) newest.current.done(read.taken, job.upload, job.file)
    else newest.current.refused(job.upload, { text: read.refused })
  }

  const fail = async (job: Job, error: ShopError) => {
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
    // What was sent before counts anew, in one request or from where the server has it.
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
    /** Ends what is under way, as the page goes. */
    leave() {
      for (const { transfer } of jobs.current.values()) transfer?.leave()
      jobs.current.clear()
    },
  }
}

/** Why the shop does not take a file that it has answered with an error. */
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
    // Another list than that of an upload: the status says what is wrong.
    return undefined
  }
}
