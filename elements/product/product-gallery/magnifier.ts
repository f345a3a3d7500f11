import { useEffect } from 'react'
import { arrive } from '../../../runtime/page/scripts/arrive.ts'
import { logOnly } from '../../../runtime/page/warn.ts'

/** Magnifies what is under the mouse. The code is fetched with the first mouse. */
export function useMagnifier(host: HTMLElement): void {
  useEffect(() => {
    const lifetime = new AbortController()
    const wait = new AbortController()
    const { signal } = lifetime
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      wait.abort()
      arrive('magnify', import('../../../runtime/pictures/magnify.ts')).then(
        ({ magnifyUnderPointer }) => !signal.aborted && magnifyUnderPointer(host, signal, event),
        (error: unknown) => logOnly('Photos are not magnified.', error),
      )
    }
    host.addEventListener('pointermove', onMove, { passive: true, signal: AbortSignal.any([signal, wait.signal]) })
    return () => lifetime.abort()
  }, [host])
}
