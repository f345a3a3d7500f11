import { useRef, useState } from 'react'
import { BUSY } from '../../../runtime/forms/busy-button.ts'
import { stopped, useHostAttributes, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { explain } from '../../../stores/cart/reactions/explain.ts'
import { orderLineAgain } from '../../../stores/orders/again.ts'
import type { orderLine } from './definition.ts'
import { lineOf } from './rules.ts'

type Tag = typeof orderLine

/** Two clicks send the line once. */
export function OrderLine({ t, itemKey, orderId, itemOrigin, name, quantity, price, currencyCode }: ViewProps<Tag>) {
  const { element } = useServerMarkup<Tag>()
  const [isBusy, setBusy] = useState(false)
  const [text, setText] = useState<string>()
  const isSending = useRef(false)
  useHostAttributes({ 'aria-busy': isBusy || undefined })

  const add = async () => {
    if (isSending.current) return
    const form = element('form')
    const line = lineOf(form ? new FormData(form) : new FormData(), {
      OrderId: orderId,
      ItemKey: itemKey,
      ItemOrigin: itemOrigin,
      ...{ name, quantity: String(quantity), price, currencyCode },
    })
    isSending.current = true
    setBusy(true)
    setText('')
    const outcome = await orderLineAgain(line)
    isSending.current = false
    setBusy(false)
    setText(outcome.state === 'done' ? t.added({ name: line.name }) : explain(outcome, t))
  }

  return (
    <ServerMarkup<Tag>
      parts={{
        form: { onSubmit: stopped(add) },
        button: { onClick: () => element('form') ?? add(), ...(isBusy && BUSY) },
        message: text === undefined ? undefined : { [CREATED]: '', role: 'status', children: text },
      }}
    />
  )
}
