import { useEffect, useState } from 'react'
import { arrive } from '../page/scripts/arrive.ts'
import { logOnly } from '../page/warn.ts'
import { useHostEvent } from '../view/hooks.ts'

type Code = typeof import('./engine.ts')

let loaded: Code | undefined

/** The code of the sliders, fetched when the first one is hydrated; after a failure when somebody comes near again. */
export function useSliderCode(isWanted: boolean): { code: Code | undefined; hasFailed: boolean } {
  const [code, setCode] = useState(loaded)
  const [failure, setFailure] = useState<unknown>()
  const isMissing = isWanted && !code && failure === undefined

  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const fail = (error: unknown) => {
      logOnly('A slider could not start; its list scrolls instead, until somebody comes near again.', error)
      if (isCurrent) setFailure(error)
    }
    arrive('Splide', import('./engine.ts')).then((arrived) => {
      loaded = arrived
      if (isCurrent) setCode(arrived)
    }, fail)
    return () => {
      isCurrent = false
    }
  }, [isMissing])

  useHostEvent('pointerenter', () => setFailure(undefined))
  useHostEvent('focusin', () => setFailure(undefined))
  return { code, hasFailed: failure !== undefined }
}
