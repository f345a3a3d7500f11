import type { Connected } from '../../../runtime/element/behaviour.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { selectText, textOf, writeClipboard } from './clipboard.ts'
import type { copyButton } from './definition.ts'
import { CopyNotice } from './notice.ts'

/** Copies when the button inside is pressed. */
export function connect({ host, attributes, emit, t, signal }: Connected<typeof copyButton>): () => void {
  const notice = new CopyNotice(host)

  const copy = async () => {
    const source = attributes.text === '' ? sourceOf(host, attributes.for) : undefined
    const text = source ? textOf(source) : attributes.text
    if (text === '') return
    const isCopied = await writeClipboard(text, host)
    if (signal.aborted) return
    if (isCopied) {
      notice.show(t.copied)
      emit('copy:done', { text })
    } else if (source && selectText(source)) notice.keep(t.byHand)
    else notice.keep(t.byHand, makeField(text, t.field))
  }
  host.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element && event.target.closest('button, a[href], [role=button]')
      if (!pressed || event.defaultPrevented || !host.contains(pressed)) return
      event.preventDefault()
      copy()
    },
    { signal },
  )
  return () => notice.leave()
}

/** What `for` names. */
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

function makeField(text: string, label: string): HTMLInputElement {
  const field = document.createElement('input')
  field.dataset.part = 'copy-field'
  field.readOnly = true
  field.value = text
  field.setAttribute('aria-label', label)
  return field
}
