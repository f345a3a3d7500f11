import { useRef, useState } from 'react'
import { BUSY } from '../../../runtime/forms/busy-button.ts'
import { stopped, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { explain } from '../../../stores/cart/reactions/explain.ts'
import { type OrderOutcome, orderAgain } from '../../../stores/orders/again.ts'
import type { orderList } from './definition.ts'

type Tag = typeof orderList

/** The message of an order: that its call is under way, or the outcome. */
type Said = { isBusy: boolean; lines: readonly string[] }

const orderOf = (part: ServerPart): string => part.within('row')?.key ?? ''

/** Two clicks send an order once. */
export function OrderList({ t }: ViewProps<Tag>) {
  const { part } = useServerMarkup<Tag>()
  const [said, setSaid] = useState<Readonly<Record<string, Said>>>({})
  const [last, setLast] = useState('')
  const sending = useRef(new Set<string>()).current

  const linesFor = (outcome: OrderOutcome): string[] => {
    if (outcome.state !== 'done') return [explain(outcome, t)].filter(Boolean)
    if (!outcome.whole) return [t.ordered]
    const { added, messages } = outcome.whole
    const count = added.reduce((sum, { quantity }) => sum + quantity, 0)
    return [count > 0 ? t.added({ count }) : t.nothing, ...messages]
  }
  const add = async (orderId: string) => {
    if (orderId === '' || sending.has(orderId)) return
    const say = (isBusy: boolean, lines: readonly string[]) =>
      setSaid((all) => ({ ...all, [orderId]: { isBusy, lines } }))
    sending.add(orderId)
    setLast(orderId)
    say(true, [])
    const outcome = await orderAgain(orderId)
    sending.delete(orderId)
    say(false, linesFor(outcome))
  }

  const newsOf = (orderId: string) => ({
    role: 'status' as const,
    children: said[orderId]?.lines.map((line) => <p key={line}>{line}</p>),
  })
  return (
    <ServerMarkup<Tag>
      parts={{
        again: (form) => ({
          onSubmit: stopped(() => add(orderOf(form))),
          'aria-busy': said[orderOf(form)]?.isBusy || undefined,
        }),
        button: (button) => (said[orderOf(button)]?.isBusy ? BUSY : {}),
        outcome: (outcome) => newsOf(orderOf(outcome)),
        status: part('outcome') ? undefined : newsOf(last),
      }}
    />
  )
}
