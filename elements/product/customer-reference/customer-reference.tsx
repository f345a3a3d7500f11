import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { useHostAttributes, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { useMarkupState } from '../../../runtime/view/markup-state.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { useField } from '../../../runtime/view/use-field.ts'
import { variantContent } from '../../../stores/product/variant-content.ts'
import { getReferenceForm } from '../../../stores/product/widgets.ts'
import type { customerReference } from './definition.ts'
import { draftOf, noteDraft } from './drafts.ts'

type Tag = typeof customerReference
type Props = ViewProps<Tag>

/** If this code cannot be loaded, the reference is not stored, and the shopper is notified. */
const outcomeCode = deferred('<customer-reference>', () => import('./outcome.ts'))
const loadOutcome = () => outcomeCode.getForAct().catch(() => undefined)

export function CustomerReference({ host, productId, variantId, notice, emit, t }: Props) {
  const { part, element } = useServerMarkup<Tag>()
  const field = useField<Tag>('field')
  // The form's own field has priority over the element, which changes first.
  const formVariant = part('variant')?.attributes.value || variantId
  const [kept, setKept] = useMarkupState(part('field')?.attributes.value ?? '')
  const [busy, setBusy] = useState<readonly string[]>([])
  const sending = useRef(new Set<string>())
  const lifecycle = useRef(new AbortController())
  const newest = useRef({ formVariant, field })
  useLayoutEffect(() => {
    newest.current = { formVariant, field }
  })
  useVariantContent(host, productId, variantId)
  useDrafts({ formVariant, kept, field, text: t.draft })
  useLayoutEffect(() => () => lifecycle.current.abort(), [])

  const send = async (trigger: HTMLElement | undefined) => {
    const { signal } = lifecycle.current
    // Text that was typed in the same task is not rendered yet.
    const sku = (element('field')?.value ?? '').trim()
    if (sending.current.has(formVariant)) return
    sending.current.add(formVariant)
    setBusy([...sending.current])
    const code = await loadOutcome()
    const outcome = await code?.sendReference(formVariant, sku, signal)
    sending.current.delete(formVariant)
    setBusy([...sending.current])
    if (!code || !outcome) return notify({ kind: 'error', text: t.failed })
    const sent = { productId, variantId: formVariant, sku }
    return code.report(outcome, sent, {
      now: () => newest.current,
      input: () => element('field'),
      setKept,
      emit,
      t,
      notice,
      trigger,
      signal,
    })
  }
  const forgetMistake = async (input: HTMLInputElement) => {
    if (input.getAttribute('aria-invalid') === 'true') (await loadOutcome())?.clearMark(input)
  }
  const isBusy = busy.includes(formVariant)

  return (
    <ServerMarkup<Tag>
      parts={{
        form: {
          'aria-busy': isBusy || undefined,
          'data-vt-busy': isBusy ? '' : undefined,
          onSubmit: (event) => {
            if (event.defaultPrevented) return
            event.preventDefault()
            send(event.submitter ?? element('button'))
          },
        },
        field: {
          defaultValue: kept,
          onInput: (event) => {
            field.props.onInput(event)
            noteDraft(formVariant, event.currentTarget.value, kept)
            forgetMistake(event.currentTarget)
          },
        },
        // `aria-disabled`, not `disabled`: the button keeps the focus.
        button: { 'aria-disabled': isBusy || undefined },
      }}
    />
  )
}

function useVariantContent(host: HTMLElement, productId: string, variantId: string): void {
  const { setMarkup } = useServerMarkup<Tag>()
  const [{ $content, follow, connect }] = useState(() =>
    variantContent({
      host,
      attribute: 'variant-id',
      load: (signal, id) => getReferenceForm(signal, productId, id),
    }),
  )
  const { isStale } = useStore($content)
  useHostAttributes({ 'data-stale': isStale })
  useLayoutEffect(() => $content.listen(({ content }) => content && setMarkup(content)), [$content, setMarkup])
  useLayoutEffect(() => connect(), [connect])
  useLayoutEffect(() => follow(variantId), [follow, variantId])
}

type Drafts = {
  formVariant: string
  kept: string
  field: ReturnType<typeof useField>
  text(parameters: { text: string }): string
}

/** Restores the draft of a variant into its form, and shows a notice about the unsent draft of the variant before. */
function useDrafts({ formVariant, kept, field, text }: Drafts): void {
  const before = useRef<string>(undefined)
  useLayoutEffect(() => {
    const last = before.current
    if (last === formVariant) return
    before.current = formVariant
    const left = last === undefined ? undefined : draftOf(last)
    if (left !== undefined) notify({ kind: 'info', text: text({ text: left }) })
    const draft = draftOf(formVariant)
    if (draft !== undefined) field.set(draft)
    // Text that was typed before the code was loaded, or that the browser has restored.
    else if (last === undefined) noteDraft(formVariant, field.value, kept)
    else field.set(kept)
  })
}
