import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { useKeptFocus } from '../../../runtime/ui/use-kept-focus.ts'
import { useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { watchItems } from '../../../stores/cart/cart.ts'
import {
  $itemRequests,
  forgetSettledRequests,
  isChanging,
  REMOVAL,
  requestedOf,
  requestQuantity,
  restRequests,
} from '../../../stores/cart/item-requests.ts'
import { explain } from '../../../stores/cart/reactions/explain.ts'
import { availableFrom } from '../../../stores/cart/reactions/outcome.ts'
import { useAskRemoval } from './ask-removal.ts'
import type { shopCart } from './definition.ts'
import { useFreshItems } from './fresh-items.ts'
import { type Refusal, Refused } from './refused.tsx'
import { fieldOf, itemOf, printedQuantity, showQuantity, typedQuantity, withoutRows } from './rows.ts'
import { useUndo } from './use-undo.tsx'

type Cart = typeof shopCart

/** Sends changes at once. When all are answered, it fetches the items again, since the server computes the amounts. */
export function ShopCart({ host, src, fetchItems: fetchesFirst, emit, t }: ViewProps<Cart>) {
  const requests = useStore($itemRequests)
  const { parts, element, setMarkup } = useServerMarkup<Cart>()
  const rows = parts('row')
  const [errors, setErrors] = useState<Readonly<Record<string, Refusal>>>({})
  const [status, setStatus] = useState({ text: '', count: 0 })
  useKeptFocus(host, ['data-item-id'])
  const isReplacing = useRef(false)
  const isGone = useIsGone()
  const askRemoval = useAskRemoval()
  const undo = useUndo(host, t, (outcome) => notify({ kind: 'error', text: explain(outcome, t) }))

  const { fetchItems, drop } = useFreshItems({
    src: src || cultureUrl('widget/shoppingcartitems'),
    failed: t.notLoaded,
    isNeeded: fetchesFirst && rows.length === 0,
    received(items) {
      isReplacing.current = true
      setMarkup(items)
    },
    missed() {
      const removed = rows.filter((row) => knownOf(row) === REMOVAL)
      if (removed.length > 0) setMarkup(withoutRows(host, removed))
      restRequests()
    },
  })
  useCartNews(fetchItems, fetchesFirst)
  useKnownQuantities(rows, element)

  useLayoutEffect(() => {
    if (isReplacing.current) forgetSettledRequests()
    isReplacing.current = false
  })

  const request = async (row: ServerPart, quantity: number) => {
    const item = itemOf(row)
    const known = knownOf(row) ?? item.quantity
    if (quantity === (requestedOf(row.key) ?? knownOf(row))) return
    if (!emit('cart:before-change', { itemId: row.key, quantity })) return showQuantity(element(row), knownOf(row))
    drop()
    undo.forget()
    setErrors((all) => ({ ...all, [row.key]: { text: '', available: 0 } }))
    const outcome = await requestQuantity(row.key, quantity, item)
    if (!outcome || isGone()) return
    if (outcome.state === 'done') {
      const text = quantity === REMOVAL ? t.removed({ name: item.name }) : t.updated
      setStatus(({ count }) => ({ text, count: count + 1 }))
      if (quantity === REMOVAL) undo.show({ ...item, quantity: known })
    } else {
      const refusal = { text: explain(outcome, t), available: availableFrom(outcome) }
      setErrors((all) => ({ ...all, [row.key]: refusal }))
      if (requestedOf(row.key) === undefined) showQuantity(element(row), knownOf(row))
    }
  }

  const commit = (row: ServerPart) => {
    const quantity = typedQuantity(element(row))
    if (quantity === REMOVAL) confirmRemoval(row)
    else if (quantity !== undefined) request(row, quantity)
  }

  // A quantity of 0 may be a typing error, so it asks; the button that removes an item does not.
  const confirmRemoval = async (row: ServerPart) => {
    const { name } = itemOf(row)
    const trigger = fieldOf(element(row))
    const isConfirmed = await askRemoval(row.key, { message: t.ask({ name }), confirmLabel: t.remove, trigger })
    if (isConfirmed === undefined || isGone()) return
    if (isConfirmed) request(row, REMOVAL)
    else showQuantity(element(row), requestedOf(row.key) ?? knownOf(row))
  }

  const take = (row: ServerPart, available: number) => {
    fieldOf(element(row))?.focus()
    showQuantity(element(row), available)
    request(row, available)
  }

  // Chromium fires `focusout` for fields that are removed, which is not an action of the shopper.
  const settle = (row: ServerPart) => (event: Event) => {
    const field = fieldOf(element(row))
    if (!isReplacing.current && field && ofForm(event.target as Element, 'contains')(field)) commit(row)
  }

  // Enter presses the first button of a form, which in a plain table removes an item.
  const enter = (row: ServerPart) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || event.target !== fieldOf(element(row))) return
    event.preventDefault()
    event.target?.dispatchEvent(new Event('change', { bubbles: true }))
  }

  useHostEvent<SubmitEvent>('submit', (event) => {
    const { submitter, target } = event
    if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return
    const isRemoval = submitter?.getAttribute('name') === 'remove'
    const inForm = rows.filter((row) => ofForm(target, 'contains')(element(row) ?? null))
    if (!isRemoval && (submitter?.hasAttribute('formaction') || inForm.length === 0)) return
    event.preventDefault()
    if (!isRemoval) return inForm.forEach(commit)
    const wanted = submitter?.getAttribute('value')
    const row = rows.find(({ key }) => key === wanted) ?? rows.find((each) => element(each)?.contains(submitter))
    if (row) request(row, REMOVAL)
  })

  const rowProps = (row: ServerPart) => ({
    'aria-busy': requests[row.key]?.isBusy || undefined,
    'data-vt-busy': requests[row.key]?.isBusy ? '' : undefined,
    'data-quantity': requests[row.key]?.known,
    onChange: settle(row),
    onKeyDown: enter(row),
    on: { focusout: settle(row), 'quantity:change': settle(row) },
  })
  return (
    <ServerMarkup<Cart>
      parts={{
        row: rowProps,
        'item-error': (place) => {
          const row = place.within('row')
          const refusal = errors[row?.key ?? '']
          if (!row || !refusal) return undefined
          const label = t.take({ count: refusal.available })
          const { name } = itemOf(row)
          return {
            children: <Refused refusal={refusal} label={label} name={name} take={() => take(row, refusal.available)} />,
          }
        },
        undo: undo.props,
        status: { className: 'vt-hidden', role: 'status', children: <span key={status.count}>{status.text}</span> },
      }}
    />
  )
}

const knownOf = (row: ServerPart) => $itemRequests.get()[row.key]?.known ?? printedQuantity(row)

/**
 * Fetches the items after the answer to the last change, and after a change of the cart elsewhere; at the start if the
 * page has none.
 */
function useCartNews(fetchItems: () => void, fetchesFirst: boolean): void {
  useEffect(() => {
    if (fetchesFirst) fetchItems()
  }, [fetchItems, fetchesFirst])
  useEffect(() => {
    forgetSettledRequests()
    const stops = [
      $itemRequests.listen((now, before) => {
        if (isChanging(before) && !isChanging(now)) fetchItems()
      }),
      watchItems(() => {
        if (!isChanging()) fetchItems()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [fetchItems])
}

/** A quantity that the shopper has typed and that is not sent yet is kept. */
function useKnownQuantities(rows: readonly ServerPart[], element: (row: ServerPart) => HTMLElement | undefined): void {
  const shown = useRef(new Map<string, number | undefined>())
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = new Map(rows.map((row) => [row.key, knownOf(row)]))
    for (const row of rows) {
      const was = before.get(row.key)
      const now = knownOf(row)
      if (was === undefined || now === undefined || now === was || now === REMOVAL) continue
      if (fieldOf(element(row))?.value === String(was)) showQuantity(element(row), now)
    }
  })
}

/** Answers that arrive after the view was removed from the page are ignored. */
function useIsGone(): () => boolean {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return () => isGone.current
}
