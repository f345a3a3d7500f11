import { settings } from '../settings.ts'

/** A chunk of code did not arrive (§8, §9). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  constructor(
    readonly chunk: string,
    cause?: unknown,
  ) {
    super(`The code of ${chunk} could not be loaded.`, { cause })
  }
}

/** Waits for code to arrive; after the time-out (120000 ms, §9) or a failure it throws a ChunkLoadError. */
export async function arrive<T>(chunk: string, code: Promise<T>, limit = settings().chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk)), limit)
  })
  try {
    return await Promise.race([code, timeout])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(chunk, error)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The same for what an act of the shopper waits for (1000 ms): the browser then does it as in a page without scripts. `spent`:
 * milliseconds that it has waited for other code.
 */
export const arriveSoon = <T>(chunk: string, code: Promise<T>, spent = 0): Promise<T> =>
  arrive(chunk, code, Math.max(0, settings().actTimeout - spent))
