import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { gatherInto, unwrap } from '../../../runtime/dialogs/gather.ts'
import { $openDialogs } from '../../../runtime/dialogs/stack.ts'
import { nameDialog, useDialog } from '../../../runtime/ui/use-dialog.ts'
import { useHostEvent, useRenderAgain } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { useTurn } from '../../../runtime/view/use-turn.ts'
import {
  $dismissed,
  $shownPopup,
  claimPopup,
  dismissPopup,
  isPopupWanted,
  isShopperBusy,
  releasePopup,
} from '../../../stores/content/popups.ts'
import type { popupModal } from './definition.ts'

/** Moves the server's nodes into a native dialog inside the element, and opens it when no other popup is open. */
export function PopupModal(props: ViewProps<typeof popupModal>) {
  const { host, popupId, endDatetime, delay, heading, size, emit, t } = props
  const [owner] = useState(() => ({}))
  const isLeaving = useRef(false)
  const renderAgain = useRenderAgain()
  useStore($dismissed)
  const shown = useStore($shownPopup)
  const isFree = useStore($openDialogs).length === 0 && shown === undefined
  const isShown = shown === owner
  const isWanted = isPopupWanted(popupId, endDatetime)

  const dialog = useDialog(() => {
    // A popup that is removed with its page was not dismissed.
    if (isLeaving.current || !host.isConnected) return
    dismissPopup(popupId, endDatetime)
    emit('popup:dismiss', { id: popupId })
  })
  useTurn({
    ...{ isWanted, isShown, isFree, delay, isBusy: isShopperBusy },
    claim: () => claimPopup(owner),
    release: () => releasePopup(owner),
  })

  useLayoutEffect(() => {
    isLeaving.current = false
    unwrap(host)
    const stop = gatherInto(dialog, host, renderAgain)
    return () => {
      isLeaving.current = true
      stop()
      dialog.close()
      unwrap(host)
    }
  }, [host, dialog, renderAgain])

  useLayoutEffect(() => {
    dialog.element.dataset.size = size
    nameDialog(dialog, heading, t.label)
  })
  const isTurn = isWanted && isShown
  useLayoutEffect(() => {
    // Once for each opening: a popup that was closed with its page does not open again.
    if (!isTurn || dialog.isOpen) return
    dialog.show()
    emit('popup:open', { id: popupId })
  }, [isTurn, dialog, emit, popupId])
  useHostEvent<MouseEvent>('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href], [data-part=dismiss]')) dialog.close()
  })
  return null
}
