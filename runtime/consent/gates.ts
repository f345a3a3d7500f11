import { each } from '../element/each.ts'
import { deferred } from '../page/deferred.ts'
import { logOnly } from '../page/warn.ts'
import { haveStrings, loadStrings } from '../text/strings.ts'
import type { Permission } from './embeds.ts'
import { runGatedScripts } from './scripts.ts'

const embeds = deferred('embeds', () => import('./embeds.ts'))
const TEXTS = { text: 'Embeds.Text' }

export type Gates = {
  /**
   * Runs and loads what is allowed now, and closes the other embeds. `afresh` also ends consent that was given once.
   */
  look(afresh?: boolean): void
}

/** Watches for scripts and embeds that wait for consent, also for those that are added to the page later. */
export function watchGates(permission: Permission, signal: AbortSignal): Gates {
  let isSwapping = false
  let isAsked = false

  const runSoon = (isChosen = false) => {
    if (isAsked || (isSwapping && !isChosen)) return
    isAsked = true
    queueMicrotask(() => {
      isAsked = false
      if (!signal.aborted) runGatedScripts(permission.allows)
    })
  }
  // A page that is still arriving runs its own scripts first, in their order.
  document.addEventListener('page:swap', () => (isSwapping = true), { signal })
  for (const end of ['page:loaded', 'page:error'])
    document.addEventListener(
      end,
      () => {
        isSwapping = false
        runSoon()
      },
      { signal },
    )

  each(document.documentElement, '[data-consent]', signal, async (element, elementSignal) => {
    if (element instanceof HTMLScriptElement) return runSoon()
    try {
      if (!embeds.current || !haveStrings(TEXTS)) await Promise.all([embeds.get(), loadStrings(TEXTS)])
      if (!elementSignal.aborted) embeds.current?.gateEmbed(element, permission, elementSignal)
    } catch (error) {
      logOnly('What waits for consent stays closed: its code could not be loaded.', error)
    }
  })
  return {
    look(afresh) {
      runSoon(true)
      embeds.current?.renderEmbeds(afresh)
    },
  }
}
