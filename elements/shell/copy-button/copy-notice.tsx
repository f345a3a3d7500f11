import { useLayoutEffect, useRef, useState } from 'react'
import { usePageEvent } from '../../../runtime/view/hooks.ts'
import { NOTICE } from './rules.ts'

/** Pixels between the button and its notice, and between the notice and the edges of the window. */
const GAP = 8

/** `isKept`: the notice stays until focus or a click is elsewhere. `field` is a text that could not be copied. */
export type Notice = { text: string; isKept: boolean; field: string | undefined }

type Props = { notice: Notice; label: string; button: HTMLElement; onLeave(): void }

/** The notice is above everything, also in an open dialog, and within the window. */
export function CopyNotice({ notice, label, button, onLeave }: Props) {
  const node = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<'waiting' | 'shown' | 'hidden'>('waiting')
  // A live region must be in the page before its first text, or that is not read out.
  const [shown, setShown] = useState<Notice>()

  const leave = () => {
    if (node.current?.contains(document.activeElement)) button.focus({ preventScroll: true })
    onLeave()
  }
  const settle = () => node.current && place(node.current, button)

  useLayoutEffect(() => node.current?.showPopover?.(), [])
  useLayoutEffect(() => {
    const timers = [
      setTimeout(() => {
        setShown(notice)
        setState('shown')
      }, NOTICE.appears),
      ...(notice.isKept
        ? []
        : [setTimeout(() => setState('hidden'), NOTICE.hides), setTimeout(onLeave, NOTICE.leaves)]),
    ]
    return () => timers.forEach(clearTimeout)
  }, [notice, onLeave])
  useLayoutEffect(() => {
    if (!shown) return
    if (node.current) place(node.current, button)
    node.current?.querySelector('input')?.select()
  }, [shown, button])

  usePageEvent(window, 'scroll', settle, true)
  usePageEvent(window, 'resize', settle, true)
  const page = notice.isKept ? document : undefined
  usePageEvent<Event>(page, 'pointerdown', ({ target }) => node.current?.contains(target as Node) || leave(), true)
  usePageEvent<KeyboardEvent>(
    page,
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // A dialog around the notice must stay open.
      event.preventDefault()
      leave()
    },
    true,
  )

  return (
    <span ref={node} data-part="copy-notice" data-vt-created="" data-state={state} popover="manual">
      <span data-part="copy-words" role="status">
        {shown?.text}
      </span>
      {shown === notice && notice.field !== undefined && (
        <input data-part="copy-field" readOnly value={notice.field} aria-label={label} onBlur={leave} />
      )}
    </span>
  )
}

/** Above the button, or below it when there is no space. */
function place(node: HTMLElement, button: HTMLElement): void {
  const beside = button.getBoundingClientRect()
  const { width, height } = node.getBoundingClientRect()
  const wanted = beside.left + (beside.width - width) / 2
  const left = Math.max(GAP, Math.min(wanted, document.documentElement.clientWidth - width - GAP))
  const above = beside.top - height - GAP
  node.style.left = `${left}px`
  node.style.top = `${above < GAP ? beside.bottom + GAP : above}px`
}
