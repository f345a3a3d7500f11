import { logOnly } from '../../runtime/page/warn.ts'
import { onceOnline } from '../../runtime/request/once-online.ts'
import type { Variation } from './api.ts'
import { $lastVariation, type Product, type Upcoming } from './changes.ts'

/**
 * Prepares for a variant that is about to be shown. `scope` is the element of its product. May return a function that
 * updates the page, which is called in the frame that shows the variant, or when it is ready. The signal is aborted by
 * a newer request.
 */
export type Preparation = (variation: Variation, signal: AbortSignal, scope: Element) => Promise<(() => void) | void>

/** Lets a page script show content of each variant in the same frame. Returns the unsubscribe function. */
export const prepareVariant = (prepare: Preparation): (() => void) => {
  const lifecycle = new AbortController()
  const stop = $lastVariation.listen((change) => {
    if (change?.state.state === 'asked' && change.state.upcoming)
      runPreparation(prepare, change.product, change.state.upcoming, lifecycle.signal)
  })
  return () => {
    stop()
    lifecycle.abort()
  }
}

function runPreparation(prepare: Preparation, product: Product, upcoming: Upcoming, end: AbortSignal): void {
  const { scope, $variation } = product
  const { variation, signal } = upcoming
  // After the tags, which render in a microtask.
  const shown = new Promise<void>((settle) => {
    const now = $variation.get()
    if (now.state === 'shown' && now.shown === variation) return settle()
    const stop = $variation.listen(({ state, shown }) => {
      if (state === 'asked' && !signal.aborted) return
      stop()
      if (shown === variation) settle()
    })
  })
  const work = prepare(variation, signal, scope)
  upcoming.waitFor(work)
  work.then(
    (show) => show && shown.then(() => !signal.aborted && show()),
    (error: unknown) => {
      if (signal.aborted) return
      logOnly('A part of the page could not get ready for the variant.', error)
      const again = () => runPreparation(prepare, product, upcoming, end)
      onceOnline(error, again, AbortSignal.any([signal, end]))
    },
  )
}
