import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type OpenDialog, openDialog } from '../dialogs/dialog.ts'
import type { Size } from '../dialogs/sizes.ts'
import { useLatest } from './use-latest.ts'

type DialogProps = {
  isOpen: boolean
  heading: string
  size?: Size
  /** The element that the dialog is put into; by default, its own position. */
  host?: Element
  /** The element that gets the focus back. Default: the one that has it now. */
  trigger?: Element | undefined
  /** The shopper or script closed the dialog; set `isOpen` to false. */
  onClose(): void
  children: ReactNode
}

/**
 * A modal dialog of a view. Its events bubble to the element of the view. Its last content stays until it has faded.
 */
export function Dialog({ isOpen, heading, size = 'medium', host, trigger, onClose, children }: DialogProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [dialog, setDialog] = useState<OpenDialog>()
  const lastShown = useRef(children)
  const latest = useLatest({ heading, size, host, trigger, onClose })
  if (isOpen) lastShown.current = children

  useLayoutEffect(() => {
    if (!dialog) return
    dialog.heading.textContent = heading
    dialog.element.dataset.size = size
  })

  useLayoutEffect(() => {
    const { heading, size, host = place.current, trigger } = latest.current
    if (!isOpen || !host) return
    const opened = openDialog({ heading, size, host, trigger, onClose: () => latest.current.onClose() })
    setDialog(opened)
    opened.gone.then(() => setDialog((shown) => (shown === opened ? undefined : shown)))
    return opened.close
  }, [isOpen, latest])

  const shown = dialog && createPortal(lastShown.current, dialog.body)
  return host ? shown : <span ref={place}>{shown}</span>
}
