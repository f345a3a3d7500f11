import { reflect } from '../../../runtime/consent/reflect.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { arrive } from '../../../runtime/page/scripts/arrive.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { $choosing, $consent, closeChoices, refreshConsent } from '../../../stores/consent/consent.ts'
import type { consentModal } from './definition.ts'

export type Modal = Connected<typeof consentModal>

/** The modals of the page, oldest first: the first one opens. */
const modals = new Set<() => void>()

/** Waits until the choices are wanted, and fetches what draws them then. */
export function connect(modal: Modal): () => void {
  let close: (() => void) | undefined
  const follow = async () => {
    const choosing = $choosing.get()
    if (choosing.state === 'closed' || [...modals][0] !== follow) {
      close?.()
      close = undefined
      return
    }
    try {
      const { openChoicesDialog } = await arrive('<consent-modal>', import('./choices.ts'))
      if ($choosing.get() !== choosing || modal.signal.aborted) return
      // What asked may have left with its page while the code was on its way.
      if (choosing.trigger?.isConnected === false) closeChoices()
      else close = openChoicesDialog(modal, choosing.trigger)
    } catch (error) {
      logOnly('The choices of consent could not be shown.', error)
      closeChoices()
    }
  }
  modals.add(follow)
  reflect(modal, refreshConsent)
  const stopChoosing = $choosing.subscribe(follow)
  const stopConsent = $consent.listen(() => {})
  return () => {
    stopChoosing()
    stopConsent()
    close?.()
    modals.delete(follow)
    for (const other of modals) other()
  }
}
