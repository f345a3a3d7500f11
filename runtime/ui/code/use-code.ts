import { useEffect, useState } from 'react'
import { arrive } from '../../page/scripts/arrive.ts'
import { logOnly } from '../../page/warn.ts'
import { useLatest } from '../use-latest.ts'

/** What has arrived, by the function that loads it: a later view has it in its first render. */
const known = new WeakMap<() => Promise<object>, object>()

/**
 * Code of a view that is fetched when it is first wanted: undefined until it is there. `load` is one function of the module,
 * not of the render. Developers and `lost` are notified of code that does not arrive, and it is asked for again the next time
 * it is wanted. `limit`: milliseconds after which it does not arrive, where the shopper waits and `lost` does it otherwise.
 */
export function useCode<T extends object>(
  isWanted: boolean,
  name: string,
  load: () => Promise<T>,
  lost?: () => void,
  limit?: number,
): T | undefined {
  const [code, setCode] = useState<T>()
  const present = code ?? (isWanted ? (known.get(load) as T | undefined) : undefined)
  const newestLost = useLatest(lost)
  const isMissing = isWanted && !present

  useEffect(() => {
    // What was wanted once stays, for what has to end.
    if (present) setCode(present)
  }, [present])

  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    arrive(name, load(), limit).then(
      (arrived) => {
        known.set(load, arrived)
        if (isCurrent) setCode(arrived)
      },
      (error: unknown) => {
        logOnly(`The code of ${name} could not be fetched.`, error)
        if (isCurrent) newestLost.current?.()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, name, load, limit, newestLost])
  return present
}
