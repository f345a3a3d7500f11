import { Worker } from 'node:worker_threads'
import type { Delivery, Job, PhotoJob, StillJob } from './job.ts'
import { type Still, stillHeight } from './sizes.ts'

/** Drawing threads. The server's own thread stays free for requests. */
const THREADS = 2
/**
 * The most pictures in the queue. Further ones are refused, so that a visitor cannot keep the studio busy for hours.
 */
const WAITING_ROOM = 600

type Waiting = { job: Job; resolve: (picture: Buffer) => void; reject: (reason: Error) => void }
type Desk = { worker: Worker; current?: Waiting }

const waiting: Waiting[] = []
const desks: Desk[] = []
let lastId = 0

export class StudioFull extends Error {
  constructor() {
    super(`More than ${WAITING_ROOM} photos wait to be drawn. Ask again in some seconds.`)
  }
}

/** Draws a photo of a piece as WebP, on a thread of its own. Throws StudioFull. */
export const renderPhoto = (photo: PhotoJob): Promise<Buffer> => render(photo)

/** Draws a still life as WebP, on a thread of its own. Throws StudioFull. */
export function renderStill({ still, width }: { still: Still; width: number }): Promise<Buffer> {
  const job: StillJob = { still, width, height: stillHeight(still, width) }
  return render(job)
}

async function render(job: Job): Promise<Buffer> {
  const studio = await import('./worker.ts')
  // When the code runs from source (development, tests), there is no file for a thread, so that this thread draws.
  if (studio.address.endsWith('.ts')) return studio.draw(job)
  if (waiting.length >= WAITING_ROOM) throw new StudioFull()
  return new Promise((resolve, reject) => {
    waiting.push({ job, resolve, reject })
    hire(studio.address)
    for (const desk of desks) assign(desk)
  })
}

function hire(address: string): void {
  if (desks.length >= THREADS || desks.filter((desk) => !desk.current).length >= waiting.length) return
  const worker = new Worker(new URL(address), { workerData: 'photo-studio' })
  const desk: Desk = { worker }
  // An idle thread must not keep the server or a test from ending.
  worker.unref()
  worker.on('message', (delivery: Delivery) => finish(desk, delivery))
  worker.on('error', (error) => dismiss(desk, error))
  worker.on('exit', (code) => dismiss(desk, new Error(`The photo thread ended with code ${code}.`)))
  desks.push(desk)
}

function assign(desk: Desk): void {
  if (desk.current) return
  const next = waiting.shift()
  if (!next) {
    desk.worker.unref()
    return
  }
  desk.current = next
  desk.worker.ref()
  desk.worker.postMessage({ id: ++lastId, job: next.job })
}

function finish(desk: Desk, delivery: Delivery): void {
  const done = desk.current
  desk.current = undefined
  if ('fault' in delivery) done?.reject(new Error(`A photo could not be drawn: ${delivery.fault}`))
  else done?.resolve(Buffer.from(delivery.bytes))
  assign(desk)
}

/**
 * A failed thread loses its picture; the queued pictures are drawn by the other threads, or by a new one at the next
 * request.
 */
function dismiss(desk: Desk, reason: Error): void {
  const index = desks.indexOf(desk)
  if (index < 0) return
  desks.splice(index, 1)
  desk.current?.reject(reason)
  if (desks.length === 0) for (const one of waiting.splice(0)) one.reject(reason)
}
