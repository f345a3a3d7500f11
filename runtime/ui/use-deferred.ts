import { useEffect, useState } from 'react'
import type { Deferred } from '../page/deferred.ts'
import { logOnly } from '../page/warn.ts'
import { useHostEvent } from '../view/hooks.ts'
import { useInstance } from '../view/instance.ts'
import { useLatest } from './use-latest.ts'

type Options = {
  /** Called each time that the code is wanted and lost. */
  onLost?: () => void
  /** The shopper waits for the code: it is lost after `actTimeout`. */
  isForAct?: boolean
}

/**
 * Deferred code in a view: undefined until it is loaded, then the view is rendered again. It is loaded when it is first
 * wanted, and stays after that, so that animations can end. Lost code that is still wanted is loaded again when a
 * pointer or the focus is near the tag, and when the connection is back.
 */
export function useDeferred<T extends object>(
  code: Deferred<T>,
  isWanted: boolean,
  { onLost, isForAct = false }: Options = {},
): T | undefined {
  const { host } = useInstance()
  const [kept, keep] = useState<T>()
  const [isLost, setLost] = useState(false)
  const newestOnLost = useLatest(onLost)
  const present = kept ?? (isWanted ? code.current : undefined)
  const isMissing = isWanted && !isLost && present === undefined

  useEffect(() => {
    if (present) keep(present)
  }, [present])

  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const loading = isForAct ? code.getForAct() : code.get()
    loading.then(
      (loaded) => isCurrent && keep(loaded),
      (error: unknown) => {
        logOnly('A tag goes on without code that it wants.', error)
        if (!isCurrent) return
        setLost(true)
        newestOnLost.current?.()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, code, isForAct, newestOnLost])

  useEffect(() => {
    if (!isLost) return
    const again = () => setLost(false)
    if (!isWanted) return again()
    const waiting = new AbortController()
    const { signal } = waiting
    host.addEventListener('pointerenter', again, { signal })
    host.addEventListener('focusin', again, { signal })
    addEventListener('online', again, { signal })
    return () => waiting.abort()
  }, [isLost, isWanted, host])
  return present
}

/** Loads code when a pointer enters the tag or it gets the focus, so that the first action need not wait for it. */
export function usePrefetch({ prefetch }: Deferred<object>): void {
  useHostEvent('pointerover', prefetch)
  useHostEvent('focusin', prefetch)
}
