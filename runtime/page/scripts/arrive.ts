import { settings } from '../settings.ts'
import { scriptElement } from '../trusted.ts'

/** A chunk of code or a third party's script did not arrive (§8, §9). */
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
    const arrived = (await Promise.race([code, timeout])) as T | undefined
    // Vite lets a lost chunk pass as nothing.
    if (arrived === undefined) throw new ChunkLoadError(chunk)
    return arrived
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(chunk, error)
  } finally {
    clearTimeout(timer)
  }
}

const loading = new Map<string, Promise<object>>()

/**
 * Loads a third party's classic script once, however often it is asked for (§7); a failed one is tried again by the next
 * call. Throws ChunkLoadError.
 */
export function loadScript(address: string): Promise<object> {
  const { href } = new URL(address, document.baseURI)
  const known = loading.get(href)
  if (known) return known
  const script = scriptElement(href)
  const loaded = new Promise<object>((done, fail) => {
    script.addEventListener('load', () => done(script))
    script.addEventListener('error', () => fail(new ChunkLoadError(href)))
  })
  document.head.append(script)
  const arrival = arrive(href, loaded).catch((error: unknown) => {
    loading.delete(href)
    script.remove()
    throw error
  })
  loading.set(href, arrival)
  return arrival
}
