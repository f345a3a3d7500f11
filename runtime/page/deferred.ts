import { settings } from './settings.ts'

/** Code could not be loaded (§8, §9). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  constructor(
    readonly chunk: string,
    cause?: unknown,
  ) {
    super(`The code of ${chunk} could not be loaded.`, { cause })
  }
}

export type Deferred<T extends object> = {
  /** Undefined until the code is loaded. */
  readonly current: T | undefined
  /** Loads the code. Throws ChunkLoadError if that fails or takes longer than `chunkTimeout` (120000 ms, §9). */
  get(): Promise<T>
  /**
   * The same for an act of the shopper, who waits for `actTimeout` (1000 ms) at most: after a ChunkLoadError the caller
   * lets the browser do what the code would have done.
   */
  getForAct(): Promise<T>
  /** Loads the code ahead of its use. Never throws: `get` reports the failure. */
  prefetch(): void
}

/**
 * Declares code that is loaded later, as a constant of a module:
 * `const calendar = deferred('the calendar', () => import('./calendar.tsx'))`.
 * It is loaded once, however often it is asked for; after a failure the next call tries again. Views use it by
 * `useDeferred` and `usePrefetch`. It is for what most visitors never need, or what saves a page 5 kB; other code is
 * imported as usual. `name` is what the message of a failure names.
 */
export function deferred<T extends object>(name: string, load: () => Promise<T>): Deferred<T> {
  let loading: Promise<T> | undefined
  const loadOnce = () => {
    loading ??= load().then(
      (loaded) => (code.current = loaded),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const code: { -readonly [K in keyof Deferred<T>]: Deferred<T>[K] } = {
    current: undefined,
    get: () => withinTime(name, loadOnce()),
    getForAct: () => withinAct(name, loadOnce()),
    prefetch: () => void loadOnce().catch(() => {}),
  }
  return code
}

/** Waits for code; throws ChunkLoadError after a failure or the limit in milliseconds. */
export async function withinTime<T>(name: string, code: Promise<T>, limit = settings().chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(name)), limit)
  })
  try {
    return await Promise.race([code, timeout])
  } catch (error) {
    // Code that waits for other code is lost with it: the message has the name of what was wanted.
    throw error instanceof ChunkLoadError && error.chunk === name ? error : new ChunkLoadError(name, error)
  } finally {
    clearTimeout(timer)
  }
}

/** The same for an act of the shopper. `spent`: milliseconds that the act has waited for other code. */
export const withinAct = <T>(name: string, code: Promise<T>, spent = 0): Promise<T> =>
  withinTime(name, code, Math.max(0, settings().actTimeout - spent))
