import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type OpenDialog, openDialog } from '../dialogs/dialog.ts'
import type { Size } from '../dialogs/sizes.ts'

type DialogProps = {
  isOpen: boolean
  heading: string
  size?: Size
  /** The dialog closed by the shopper or by script; set `isOpen` to false. */
  onClose(): void
  children: ReactNode
}

/**
 * A modal dialog of a view. It stands where it is written, so that its events bubble to the view's element. What it
 * showed last stays until it has faded.
 */
export function Dialog({ isOpen, heading, size = 'medium', onClose, children }: DialogProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [dialog, setDialog] = useState<OpenDialog>()
  const lastShown = useRef(children)
  const latest = useRef({ heading, size, onClose })
  if (isOpen) lastShown.current = children

  useLayoutEffect(() => {
    latest.current = { heading, size, onClose }
    if (!dialog) return
    dialog.heading.textContent = heading
    dialog.element.dataset.size = size
  })

  useLayoutEffect(() => {
    if (!isOpen || !place.current) return
    const { heading, size } = latest.current
    const opened = openDialog({ heading, size, host: place.current, onClose: () => latest.current.onClose() })
    setDialog(opened)
    opened.gone.then(() => setDialog((shown) => (shown === opened ? undefined : shown)))
    return opened.close
  }, [isOpen])

  return <span ref={place}>{dialog && createPortal(lastShown.current, dialog.body)}</span>
}
