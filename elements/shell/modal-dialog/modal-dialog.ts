import { useEffect, useLayoutEffect, useRef } from 'react'
import { gatherInto, unwrap } from '../../../runtime/dialogs/gather.ts'
import { clickedOn, isInHash, namesOne } from '../../../runtime/dialogs/trigger.ts'
import { isSetOpen, setOpen } from '../../../runtime/ui/set-open.ts'
import { nameDialog, useDialog } from '../../../runtime/ui/use-dialog.ts'
import { usePageEvent, useRenderAgain } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { modalDialog } from './definition.ts'

/** The server's nodes are moved back when the element is removed. */
export function ModalDialog({ heading, size, open, host, emit }: ViewProps<typeof modalDialog>) {
  const trigger = useRef<HTMLElement>(undefined)
  const renderAgain = useRenderAgain()
  const dialog = useDialog(() => {
    setOpen(host, false)
    emit('modal:close', {})
  })

  useLayoutEffect(() => {
    unwrap(host)
    const stop = gatherInto(dialog, host, renderAgain)
    return () => {
      stop()
      dialog.close()
      unwrap(host)
    }
  }, [host, dialog, renderAgain])

  useLayoutEffect(() => {
    dialog.element.dataset.size = size
    nameDialog(dialog, heading)
    host.toggleAttribute('open', isSetOpen(host))
    if (!open) return dialog.close()
    if (dialog.isOpen) return
    dialog.show(trigger.current)
    trigger.current = undefined
    emit('modal:open', {})
  })

  const followAddress = () => {
    if (isInHash(location.hash, [host.id])) setOpen(host, true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the view is in the page
  useEffect(followAddress, [])
  usePageEvent(window, 'hashchange', followAddress)
  usePageEvent<MouseEvent>(document, 'click', (event) => {
    const pressed = clickedOn(event, 'a[href], [data-modal]')
    if (!pressed || !namesOne(pressed, 'modal', [host.id])) return
    event.preventDefault()
    trigger.current = pressed
    setOpen(host, true)
  })
  return null
}
