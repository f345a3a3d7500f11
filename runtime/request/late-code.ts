import { arrive } from '../page/scripts/arrive.ts'
import { ShopError } from './errors.ts'

/** Code that comes with its first use. */
export type LateCode<T> = {
  /** The code, once it is there. */
  now: T | undefined
  /** Fetches it. Throws ShopError (`offline`) when it cannot be had. */
  load(): Promise<T>
  /** Fetches it ahead, for whoever is about to need it. Never throws. */
  prepare(): Promise<void>
}

/** The calls of a store, for example: `lateCode(() => import('./api.ts'))`. */
export function lateCode<T>(code: () => Promise<T>): LateCode<T> {
  const late: LateCode<T> = {
    now: undefined,
    async load() {
      try {
        const arrived = late.now ?? (await arrive('the calls of the shop', code()))
        late.now = arrived
        return arrived
      } catch (error) {
        throw new ShopError('offline', 0, undefined, String(error), error)
      }
    },
    prepare: () =>
      late.load().then(
        () => {},
        () => {},
      ),
  }
  return late
}
