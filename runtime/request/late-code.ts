import { ShopError } from './errors.ts'

/** Code that comes with its first use. */
export type LateCode<T> = {
  /** The code, once it is there. */
  now: T | undefined
  /** Fetches it. Throws ShopError (`offline`) when it cannot be had. */
  fetch(): Promise<T>
  /** Fetches it ahead, for whoever is about to need it. Never throws. */
  prepare(): Promise<void>
}

/** The calls of a store, for example: `lateCode(() => import('./api.ts'))`. */
export function lateCode<T>(load: () => Promise<T>): LateCode<T> {
  const late: LateCode<T> = {
    now: undefined,
    async fetch() {
      try {
        late.now ??= await load()
        return late.now
      } catch (error) {
        throw new ShopError('offline', 0, undefined, String(error), error)
      }
    },
    prepare: () =>
      late.fetch().then(
        () => {},
        () => {},
      ),
  }
  return late
}
