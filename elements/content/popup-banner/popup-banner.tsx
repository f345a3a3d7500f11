import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useEndBar } from '../../../runtime/consent/use-end-bar.ts'
import { $openDialogs } from '../../../runtime/dialogs/stack.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { useTurn } from '../../../runtime/view/use-turn.ts'
import {
  $dismissed,
  $shownPopup,
  claimPopup,
  dismissPopup,
  isPopupWanted,
  isQuestionOpen,
  releasePopup,
} from '../../../stores/content/popups.ts'
import type { popupBanner } from './definition.ts'

type Tag = typeof popupBanner

/** A bar that takes no focus, hides nothing and moves nothing, until it is dismissed. */
export function PopupBanner({ host, popupId, endDatetime, delay, label, emit, t }: ViewProps<Tag>) {
  const { part } = useServerMarkup<Tag>()
  const [owner] = useState(() => ({}))
  useStore($dismissed)
  const shown = useStore($shownPopup)
  const isFree = useStore($openDialogs).length === 0 && shown === undefined
  const isShown = shown === owner
  const isWanted = isPopupWanted(popupId, endDatetime)
  const isOpen = isWanted && isShown
  useTurn({
    ...{ isWanted, isShown, isFree, delay, isBusy: isQuestionOpen },
    claim: () => claimPopup(owner),
    release: () => releasePopup(owner),
  })
  useEndBar(host, label || t.label, isOpen)

  useEffect(() => {
    if (isOpen) emit('popup:open', { id: popupId })
  }, [isOpen, popupId, emit])
  const dismiss = () => {
    dismissPopup(popupId, endDatetime)
    emit('popup:dismiss', { id: popupId })
  }
  const own = part('dismiss') ? {} : { [CREATED]: '', type: 'button' as const, children: t.close }
  return <ServerMarkup<Tag> parts={{ dismiss: { ...own, hidden: false, onClick: dismiss } }} />
}
