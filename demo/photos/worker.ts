import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import type { Delivery, Job, Order } from './job.ts'
import { shoot } from './studio/shot.ts'
import { stillOf } from './studio/stills.ts'
import { shotOf } from './studio/views.ts'

/** The bundler writes this module to a separate file, from which a thread can start. */
export const address = import.meta.url

export async function draw(job: Job): Promise<Buffer> {
  const shot = 'still' in job ? stillOf(job.still, job.width, job.height) : shotOf(job, job.view, job.width)
  const { width, height } = shot
  return sharp(shoot(shot), { raw: { width, height, channels: 3 } })
    .webp({ quality: 92, effort: 2 })
    .toBuffer()
}

async function deliver({ id, job }: Order): Promise<Delivery> {
  try {
    return { id, bytes: await draw(job) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}

if (!isMainThread && workerData === 'photo-studio') {
  sharp.concurrency(1)
  parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await deliver(order)))
}
