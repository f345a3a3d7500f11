import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { warn } from '../../../runtime/page/warn.ts'
import { useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { selectText, textOf, writeClipboard } from './clipboard.ts'
import { CopyNotice, type Notice } from './copy-notice.tsx'
import type { copyButton } from './definition.ts'

export function CopyButton({ text, for: id, host, emit, t }: ViewProps<typeof copyButton>) {
  const [notice, setNotice] = useState<Notice>()
  const leave = useCallback(() => setNotice(undefined), [])
  const { element } = useServerMarkup<typeof copyButton>()

  const copy = async () => {
    const source = text === '' ? sourceOf(host, id) : undefined
    const copied = source ? textOf(source) : text
    if (copied === '') return
    const isCopied = await writeClipboard(copied, host)
    if (!host.isConnected) return
    const isSelected = !isCopied && source !== undefined && selectText(source)
    const field = isCopied || isSelected ? undefined : copied
    // The notice counts its time from here, independently of listeners of the event.
    flushSync(() => setNotice({ text: isCopied ? t.copied : t.byHand, isKept: !isCopied, field }))
    if (isCopied) emit('copy:done', { text: copied })
  }

  useHostEvent<MouseEvent>('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest('button, a[href], [role=button]')
    if (!pressed || event.defaultPrevented || !host.contains(pressed)) return
    event.preventDefault()
    copy()
  })

  return (
    <ServerMarkup<typeof copyButton>>
      {notice && <CopyNotice notice={notice} label={t.field} button={element('button') ?? host} onLeave={leave} />}
    </ServerMarkup>
  )
}

function sourceOf(host: Element, id: string): HTMLElement | undefined {
  const source = id === '' ? null : (host.getRootNode() as Document).getElementById(id)
  if (source) return source
  warn(
    `<copy-button for="${id}"> names nothing on the page.`,
    'Its button copies nothing.',
    'Give it a `text`, or the id of a field or of a text.',
  )
  return undefined
}
