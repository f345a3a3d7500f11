import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { TextsOf } from '../../../runtime/element/define.ts'
import { setHtml } from '../../../runtime/page/html.ts'
import { useNativeHandlers } from '../../../runtime/popups/native-input.tsx'
import type { quickView } from './definition.ts'
import { closeAtEscape } from './rules.ts'
import type { Content } from './use-content.ts'

type PanelProps = {
  panelRef: RefObject<HTMLDivElement | null>
  id: string
  /** The text of the link that opens the view. */
  label: string
  content: Content
  t: TextsOf<typeof quickView>
  close(): void
  retry(): void
}

export function Panel({ panelRef, id, label, content, t, close, retry }: PanelProps) {
  const closeButton = useRef<HTMLButtonElement>(null)
  // React finds no handler for an event whose target is replaced meanwhile, as by a tag whose code mounts at this key.
  useNativeHandlers(panelRef, { onKeyDown: (event) => closeAtEscape(event, close) })
  const { state } = content
  const retryWithFocus = () => {
    // The button is removed, so focus moves first.
    closeButton.current?.focus({ preventScroll: true })
    retry()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={panelRef}
      id={id}
      data-part="panel"
      role="group"
      aria-label={label}
      aria-busy={state === 'loading' || undefined}
      data-state={state}
    >
      <button ref={closeButton} type="button" data-part="close" aria-label={t.close} onClick={close}>
        ×
      </button>
      {/* After the product has loaded, the text is only for screen readers. */}
      <div data-part="status" role="status" className={state === 'there' ? 'vt-hidden' : undefined}>
        <span>{statusOf(content, label, t)}</span>
      </div>
      <button
        type="button"
        data-part="retry"
        hidden={state !== 'failed' || content.isGone === true}
        onClick={retryWithFocus}
      >
        {t.retry}
      </button>
      <ProductHtml html={content.html} />
    </div>
  )
}

function statusOf({ state, isGone, name }: Content, label: string, t: TextsOf<typeof quickView>): string {
  if (state === 'loading') return t.loading
  if (state === 'there') return t.shown({ name: name || label })
  if (state === 'failed') return isGone ? t.gone : t.failed
  return ''
}

function ProductHtml({ html }: { html: DocumentFragment | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (html && place.current) setHtml(place.current, html)
    else place.current?.replaceChildren()
  }, [html])
  return <div ref={place} data-part="content" />
}
