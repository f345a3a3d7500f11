import { useState } from 'react'
import { explainFailure } from '../../../runtime/dialogs/explain-failure.ts'
import { canSend } from '../../../runtime/forms/under-way.ts'
import { giveFocus } from '../../../runtime/page/window/give-focus.ts'
import { createQueue } from '../../../runtime/request/queue.ts'
import { Undo } from '../../../runtime/ui/undo.tsx'
import { useKeptFocus } from '../../../runtime/ui/use-kept-focus.ts'
import { useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { useMarkupState } from '../../../runtime/view/markup-state.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { postSaved, type SavedAct, type SavedForm } from '../../../stores/cart/saved.ts'
import type { savedItems } from './definition.ts'
import { formOf } from './rules.ts'

type Tag = typeof savedItems
type Removal = { id: string; name: string; form: SavedForm }

/** Removes saved items in place, one request after the other, and shows the list of each answer. */
export function SavedItems({ host, t }: ViewProps<Tag>) {
  const { parts, element, setMarkup } = useServerMarkup<Tag>()
  useKeptFocus(host, ['data-saved-id'])
  const [enqueue] = useState(createQueue)
  const [busy, setBusy] = useState<readonly string[]>([])
  // The undo button is removed on another page of the list, and after a product was added to it.
  const [removal, setRemoval] = useMarkupState<Removal | undefined>(undefined)
  const [status, setStatus] = useState({ text: '', count: 0 })

  const send = (form: SavedForm, act: SavedAct, text: string, next?: Removal) =>
    enqueue(async () => {
      try {
        const html = await postSaved(form, act)
        setMarkup(html.querySelector(host.localName) ?? '')
        setRemoval(next)
        setStatus(({ count }) => ({ text, count: count + 1 }))
      } catch (reason) {
        explainFailure(reason, t.failed)
      }
    })

  const forget = async (row: ServerPart, form: SavedForm) => {
    if (busy.includes(row.key)) return
    const item = { id: row.key, name: row.data.itemName ?? '', form }
    setRemoval(undefined)
    setBusy((all) => [...all, row.key])
    await send(form, { name: 'forget', id: row.key }, t.removed(item), item)
    setBusy((all) => all.filter((id) => id !== row.key))
  }

  const restore = ({ id, name, form }: Removal) => {
    // Focus moves first, since the button is removed together with its line.
    giveFocus(host)
    setRemoval(undefined)
    return send(form, { name: 'restore', id }, t.restored({ name }))
  }

  useHostEvent<SubmitEvent>('submit', (event) => {
    const { submitter, target } = event
    if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return
    if (submitter?.getAttribute('name') !== 'forget' || !canSend(target, submitter)) return
    const row = parts('row').find((each) => element(each)?.contains(submitter))
    if (!row) return
    event.preventDefault()
    forget(row, formOf(target, submitter))
  })

  return (
    <ServerMarkup<Tag>
      parts={{
        row: ({ key }) => ({
          'aria-busy': busy.includes(key) || undefined,
          'data-vt-busy': busy.includes(key) ? '' : undefined,
        }),
        undo: {
          hidden: removal === undefined,
          children: removal && <Undo text={t.removed(removal)} label={t.undo} restore={() => restore(removal)} />,
        },
        status: { className: 'vt-hidden', role: 'status', children: <span key={status.count}>{status.text}</span> },
      }}
    />
  )
}
