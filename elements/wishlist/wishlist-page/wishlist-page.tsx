import { useState } from 'react'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { useKeptFocus } from '../../../runtime/ui/use-kept-focus.ts'
import { useHostAttributes, useHostEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { refreshAnnouncedCart } from '../../../stores/cart/cart.ts'
import { postToWishlist } from '../../../stores/wishlist/api.ts'
import { deleteRow, postListDeletion, postListOrder, postMove } from '../../../stores/wishlist/lists-api.ts'
import { onceListOnline } from '../../../stores/wishlist/opened.ts'
import { refreshCount } from '../../../stores/wishlist/wishlist.ts'
import type { wishlistPage } from './definition.ts'
import { type Outcome, OutcomeText } from './outcome.tsx'
import { textOf, useCall } from './use-call.ts'
import { useNaming } from './use-naming.ts'
import { useRows, type Wish } from './use-rows.ts'
import { useShownList } from './use-shown-list.ts'

type Tag = typeof wishlistPage

/** Sends the forms of a list as calls, one at a time, and shows the updated list after each. */
export function WishlistPage({ host, wishlistId, path, emit, t }: ViewProps<Tag>) {
  useKeptFocus(host, ['data-row-id'], '[data-part=name]')
  const { id, refresh } = useShownList(wishlistId, path)
  const naming = useNaming(id)
  const rows = useRows()
  const { isBusy, call, callNext } = useCall(t.failed)
  const [done, setDone] = useState<Outcome>()
  // Another list removes the outcome of this one.
  const outcome = done?.id === id ? done : undefined
  const say = (text: string, more: Partial<Outcome> = {}) => setDone({ id, text, ...more })
  /** The next action removes the undo button of the one before. */
  const act = (work: () => Promise<void>) =>
    call(() => {
      setDone((last) => (last?.undo ? undefined : last))
      return work()
    })
  useHostAttributes({ 'aria-busy': isBusy || undefined })

  const rename = (form: FormData) =>
    act(async () => {
      if (!(await naming.keep(form))) return
      say(t.saved)
      emit('wishlist:changed', { wishlistId: id })
    })

  const follow = async (text: string, more?: Partial<Outcome>) => {
    say(text, more)
    emit('wishlist:changed', { wishlistId: id })
    refreshCount()
    await showAnew()
  }
  const showAnew = (): Promise<void> =>
    refresh().catch((error: unknown) => {
      const dismiss = notify({ kind: 'error', text: t.notLoaded })
      onceListOnline(error, () => {
        dismiss()
        showAnew()
      })
    })
  const remove = (rowId: string) => {
    const wish = rows.wishOf(rowId)
    return act(async () => {
      await deleteRow(rowId)
      rows.hide([rowId])
      await follow(t.removed, wish && { undo: () => restore(wish) })
    })
  }
  // The request for the list may still be under way. Removes the button now, so that a second press finds none.
  const restore = ({ variantId, quantity }: Wish) => {
    setDone(undefined)
    return callNext(async () => {
      await postToWishlist({ productVariantId: variantId, quantity, wishlistId: id })
      await follow(t.restored)
    })
  }
  const move = (target: string) => {
    const chosen = rows.chosen().map(({ rowId }) => rowId)
    if (chosen.length === 0) return say(t.choose)
    return act(async () => {
      const text = await postMove(id, target, chosen)
      rows.hide(chosen)
      await follow(text)
    })
  }

  const order = (isSome: boolean) => {
    const chosen = isSome ? rows.chosen() : undefined
    if (chosen?.length === 0) return say(t.choose)
    return act(async () => {
      const { count, messages } = await postListOrder(id, chosen)
      if (count === 0) return say(t.nothing, { messages })
      say(count === undefined ? t.inCart : t.ordered({ count }), { messages, isOrdered: true })
      refreshAnnouncedCart()
      emit('Shoppingcarts:Changed', { ItemOriginAndKey: `Wishlist-${id}`, ItemName: naming.name })
    })
  }

  const deleteList = () =>
    act(async () => {
      const uri = await postListDeletion(id)
      emit('wishlist:deleted', { wishlistId: id })
      refreshCount()
      visit(uri, { noCache: true })
    })

  // Runs after the form's own validation and questions. The button `delete` is inside a tag that asks first.
  useHostEvent<SubmitEvent>('submit', (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    const fields = new FormData(form)
    const { name = '', value = '' } = (submitter ?? {}) as HTMLButtonElement
    const part = form.getAttribute('data-part') ?? ''
    const works: Record<string, () => void> = {
      rename: () => rename(fields),
      delete: deleteList,
      'items remove': () => remove(value),
      'items move': () => move(textOf(fields, 'target')),
      'items order': () => order(value === 'some'),
      // Enter in a quantity is handled by its own tag.
      'items ': () => {},
    }
    const work = works[part === 'items' ? `items ${name}` : part]
    if (!work) return
    event.preventDefault()
    work()
  })

  return (
    <ServerMarkup<Tag>
      parts={{
        ...naming.parts,
        row: rows.rowProps,
        choice: rows.choiceProps,
        chooseAll: { hidden: false },
        all: rows.allProps,
        update: { hidden: true },
        outcome: { role: 'status', children: <OutcomeText outcome={outcome} undo={t.undo} /> },
        toCart: { hidden: !outcome?.isOrdered },
      }}
    />
  )
}
