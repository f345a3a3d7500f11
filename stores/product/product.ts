import { logOnly } from '../../runtime/page/warn.ts'
import type { Variation } from './api.ts'

/**
 * Gets ready for a variant that is about to be shown: decodes its photos, fetches what the answer lacks. `scope` is the
 * `<product-variations>` that will show it. May answer what to put into the page in the frame that shows the variant; work that takes
 * longer than `PREPARING` is not waited for, and what it returns is put in when it arrives. The signal ends with a newer choice.
 */
export type Preparation = (variation: Variation, signal: AbortSignal, scope: Element) => Promise<(() => void) | void>

/** Milliseconds that a variant waits for its preparations. */
export const PREPARING = 400

const preparations = new Set<Preparation>()

/** Adds a preparation; returns a function that removes it. */
export function prepareVariant(prepare: Preparation): () => void {
  preparations.add(prepare)
  return () => void preparations.delete(prepare)
}

/** Prepares all of a variant, and returns a function that shows it. */
export async function prepared(variation: Variation, signal: AbortSignal, scope: Element): Promise<() => void> {
  let isShown = false
  const ready: (() => void)[] = []
  const run = async (prepare: Preparation) => {
    try {
      const show = await prepare(variation, signal, scope)
      if (!show || signal.aborted) return
      if (isShown) show()
      else ready.push(show)
    } catch (error) {
      if (!signal.aborted) logOnly('A part of the page could not get ready for the variant.', error)
    }
  }
  if (preparations.size > 0) await atMost(PREPARING, signal, Promise.all([...preparations].map(run)))
  return () => {
    isShown = true
    for (const show of ready) show()
  }
}

const atMost = (milliseconds: number, signal: AbortSignal, work: Promise<unknown>): Promise<void> =>
  new Promise((settle) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      settle()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    work.then(end)
  })
