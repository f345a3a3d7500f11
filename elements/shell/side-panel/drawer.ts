import { useLayoutEffect, useRef } from 'react'
import type { Dialog } from '../../../runtime/dialogs/dialog.ts'
import { nameDialog, useDialog } from '../../../runtime/ui/use-dialog.ts'
import { useIsLive, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { AROUND, CREATED } from '../../../runtime/view/read-markup.ts'
import type { sidePanel } from './definition.ts'

type Options = {
  isDrawer: boolean
  isOpen: boolean
  side: string
  heading: string
  /** What opened it: it has focus again, and its text is the name of last resort. */
  trigger: { readonly current: HTMLElement | undefined }
  /** It closed by other ways than `isOpen`. */
  onClose(): void
}

type Movable = Element & { moveBefore?(node: Node, before: Node | null): void }

/**
 * Shows the panel over the page in a native dialog. The dialog is put around the panel, in its place, when it is first
 * opened, so that fields stay in their form. Returns whether it is there.
 */
export function useDrawer(host: HTMLElement, options: Options): boolean {
  const { isDrawer, isOpen, side, heading, trigger, onClose } = options
  const { element } = useServerMarkup<typeof sidePanel>()
  const wasOpen = useRef(false)
  const isEnding = useRef(false)
  const isLive = useIsLive()
  const dialog = useDialog(() => {
    // One that script has thrown out, with the panel, is followed by another.
    const isThrownOut = host.isConnected && !host.contains(dialog.element)
    if (!isEnding.current && !isThrownOut) onClose()
  })
  wasOpen.current = isDrawer && (wasOpen.current || isOpen)
  const isMoved = isLive && wasOpen.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel is the same until the view is hydrated anew
  useLayoutEffect(() => {
    const panel = isMoved ? element('panel') : undefined
    if (!panel) return
    wrap(dialog, panel)
    return () => {
      isEnding.current = host.isConnected
      dialog.close()
      isEnding.current = false
      dialog.element.replaceWith(...dialog.body.childNodes)
    }
  }, [isMoved, dialog, host])

  useLayoutEffect(() => {
    if (!isMoved) return
    dialog.element.dataset.side = side
    nameDialog(dialog, heading, trigger.current?.textContent?.trim())
    if (isOpen) dialog.show(trigger.current)
    else dialog.close()
  })
  return isMoved
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
