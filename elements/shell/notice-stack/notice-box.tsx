import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { dismissNotice, type Notice } from '../../../runtime/dialogs/notices.ts'
import { useTimeout } from './use-timeout.ts'

type Props = {
  notice: Notice
  /** Milliseconds until the notice closes; 0: until it is closed by the shopper. */
  stays: number
  isPaused: boolean
  /** The accessible name of the icon of an error. */
  label: string
  close: string
  /** Set to true when a notice is removed while it has focus. */
  isFocusLost: { current: boolean }
}

export function NoticeBox({ notice: { id, kind, title, text }, stays, isPaused, label, close, isFocusLost }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useTimeout(() => dismissNotice(id), stays, isPaused)

  useLayoutEffect(() => {
    const node = box.current
    return () => {
      if (node?.contains(document.activeElement)) isFocusLost.current = true
    }
  }, [isFocusLost])

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A dialog around the notice must stay open.
    event.preventDefault()
    dismissNotice(id)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut of its button
    <div ref={box} data-part="notice" data-kind={kind} data-id={id} aria-atomic="true" onKeyDown={closeByKey}>
      <span data-part="notice-mark" {...(kind === 'error' && { role: 'img', 'aria-label': label })} />
      <div>
        {title && <div data-part="notice-title">{title}</div>}
        <div data-part="notice-text">{text}</div>
      </div>
      <button type="button" data-part="notice-close" onClick={() => dismissNotice(id)}>
        <span className="vt-hidden">{close}</span>
      </button>
    </div>
  )
}
