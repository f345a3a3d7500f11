import { useState } from 'react'
import { createDialog, type Dialog } from '../dialogs/dialog.ts'
import { useLatest } from './use-latest.ts'

/** A native dialog around nodes of the page, which the view puts there; `onClose` is called however it closes. */
export function useDialog(onClose: () => void): Dialog {
  const closed = useLatest(onClose)
  const [dialog] = useState(() => createDialog({ heading: '', onClose: () => closed.current() }))
  return dialog
}

/** The first heading of the content names a dialog without a heading of its own. */
export function nameDialog({ element, heading, body }: Dialog, text: string, without = ''): void {
  const first = text === '' ? body.querySelector<HTMLElement>('h1, h2, h3') : null
  if (first) first.id ||= `${heading.id}-content`
  if (heading.textContent !== (text || without)) heading.textContent = text || without
  heading.hidden = text === ''
  element.setAttribute('aria-labelledby', (first ?? heading).id)
}
