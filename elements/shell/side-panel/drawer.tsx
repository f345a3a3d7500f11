import { useLayoutEffect, useRef } from 'react'
import type { Dialog } from '../../../runtime/dialogs/dialog.ts'
import { nameDialog, useDialog } from '../../../runtime/ui/use-dialog.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { AROUND, CREATED } from '../../../runtime/view/read-markup.ts'
import type { sidePanel } from './definition.ts'

type Props = {
  host: HTMLElement
  isOpen: boolean
  side: string
  heading: string
  /** The element that opened it: it receives focus afterwards, and its text names the panel if nothing else does. */
  trigger: { readonly current: HTMLElement | undefined }
  /** Called when it closed in another way than by `isOpen`. */
  onClose(): void
}

type Movable = Element & { moveBefore?(node: Node, before: Node | null): void }

/** The dialog is inserted around the panel, so that fields stay in their form. */
export function Drawer({ host, isOpen, side, heading, trigger, onClose }: Props) {
  const { element } = useServerMarkup<typeof sidePanel>()
  const isEnding = useRef(false)
  const dialog = useDialog(() => {
    // A dialog that a script has removed together with the panel is replaced by another.
    const isThrownOut = host.isConnected && !host.contains(dialog.element)
    if (!isEnding.current && !isThrownOut) onClose()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel is the same until the view is hydrated anew
  useLayoutEffect(() => {
    const panel = element('panel')
    if (!panel) return
    wrap(dialog, panel)
    return () => {
      isEnding.current = host.isConnected
      dialog.close()
      isEnding.current = false
      dialog.element.replaceWith(...dialog.body.childNodes)
    }
  }, [dialog, host])

  useLayoutEffect(() => {
    dialog.element.dataset.side = side
    nameDialog(dialog, heading, trigger.current?.textContent?.trim())
    if (isOpen) dialog.show(trigger.current)
    else dialog.close()
  })
  return null
}

function wrap({ element, body, heading }: Dialog, panel: HTMLElement): void {
  element.setAttribute(AROUND, '')
  body.setAttribute(AROUND, '')
  heading.parentElement?.setAttribute(CREATED, '')
  panel.before(element)
  const place: Movable = body
  if (place.moveBefore) place.moveBefore(panel, null)
  else place.append(panel)
}
