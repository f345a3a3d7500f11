import { useEffect, useState } from 'react'
import { arrive } from '../page/scripts/arrive.ts'
import { logOnly } from '../page/warn.ts'
import { useLatest } from './use-latest.ts'

/**
 * Code of a view that is fetched when it is first wanted: undefined until it is there. Developers and `lost` are notified of
 * one that does not arrive, and it is asked for again the next time it is wanted.
 */
export function useCode<T extends object>(
  isWanted: boolean,
  name: string,
  load: () => Promise<T>,
  lost?: () => void,
): T | undefined {
  const [code, setCode] = useState<T>()
  const newest = useLatest({ name, load, lost })
  const isMissing = isWanted && !code

  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const { name, load } = newest.current
    arrive(name, load()).then(
      (arrived) => isCurrent && setCode(arrived),
      (error: unknown) => {
        logOnly(`The code of ${name} could not be fetched.`, error)
        if (isCurrent) newest.current.lost?.()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, newest])
  return code
}
