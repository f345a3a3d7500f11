import { useEffect, useRef, useState } from 'react'
import { explainFailure } from '../../../runtime/dialogs/explain-failure.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { useDeferred } from '../../../runtime/ui/use-deferred.ts'
import { stopped, useHostAttributes } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { useField } from '../../../runtime/view/use-field.ts'
import { postWishedQuantity } from '../../../stores/wishlist/api.ts'
import type { wishQuantity } from './definition.ts'
import { positive } from './rules.ts'

type Tag = typeof wishQuantity

const quantityModal = deferred('<wish-quantity>', () => import('./quantity-modal.tsx'))

/** One call runs at a time, and the last quantity is sent (§5). */
export function WishQuantity({ rowId, quantity, name, emit, t }: ViewProps<Tag>) {
  const field = useField<Tag>('field')
  const [kept, setKept] = useState(quantity)
  const [news, setNews] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [opener, setOpener] = useState<Element>()
  const sending = useRef({ wanted: quantity, kept: quantity, isBusy: false }).current
  const modal = useDeferred(quantityModal, opener !== undefined, {
    onLost: () => setOpener(undefined),
    isForAct: true,
  })
  useEffect(() => {
    sending.kept = quantity
    setKept(quantity)
  }, [quantity, sending])
  useHostAttributes({ 'aria-busy': isBusy || undefined })

  const send = async (typed: string) => {
    sending.wanted = positive(typed)
    field.set(String(sending.wanted))
    if (sending.isBusy || sending.wanted === sending.kept) return
    sending.isBusy = true
    setBusy(true)
    let problem: ShopError | undefined
    try {
      let asked: number
      // A quantity that was typed during a call is sent after it.
      do {
        asked = sending.wanted
        sending.kept = await postWishedQuantity(rowId, asked)
      } while (sending.wanted !== asked)
    } catch (error) {
      problem = ShopError.of(error)
    }
    sending.isBusy = false
    setKept(sending.kept)
    setBusy(false)
    field.set(String(sending.kept))
    if (problem) explain(problem)
    else show(sending.kept)
  }
  const show = (last: number) => {
    setNews(t.kept({ count: last }))
    emit('wishlist:quantity', { rowId, quantity: last })
  }
  // §8: the status text of the answer, or the text for a server that failed.
  const explain = (error: ShopError) => explainFailure(error, (error.status > 0 && error.reason) || t.failed)

  return (
    <>
      <ServerMarkup<Tag>
        parts={{
          field: {
            ...field.props,
            onChange: ({ currentTarget }) => send(currentTarget.value),
            // Enter stores the quantity; it does not submit the form around the tag.
            onKeyDown: (event) => {
              if (event.key !== 'Enter' || event.isComposing) return
              event.preventDefault()
              send(event.currentTarget.value)
            },
          },
          open: {
            'aria-haspopup': 'dialog',
            onClick: stopped((event) => setOpener(event.currentTarget as Element)),
          },
          amount: { children: String(kept) },
          status: { role: 'status', className: 'vt-hidden', children: news },
        }}
      />
      {modal && (
        <modal.QuantityModal
          opener={opener}
          {...{ name, kept, t }}
          onClose={() => setOpener(undefined)}
          onKeep={(typed) => {
            setOpener(undefined)
            send(typed)
          }}
        />
      )}
    </>
  )
}
