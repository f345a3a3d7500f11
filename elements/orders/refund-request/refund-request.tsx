import { useEffect, useRef, useState } from 'react'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { useStatus } from '../../../runtime/popups/use-status.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useReset } from '../../../runtime/ui/use-reset.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { refundRequest } from './definition.ts'
import { amountOf, refundOf, unitsOf } from './rules.ts'

type Tag = typeof refundRequest

const lineOf = (part: ServerPart) => part.within('line')?.key ?? ''

function totalsOf(fields: readonly ServerPart[], unitsIn: (field: ServerPart) => number) {
  const lines = Object.fromEntries(
    fields.map((field) => {
      const units = unitsIn(field)
      return [lineOf(field), { units, cents: refundOf(field.within('line')?.data ?? {}, units, field.attributes.max) }]
    }),
  )
  const count = Object.values(lines).reduce((sum, { units }) => sum + units, 0)
  const amount = amountOf(Object.values(lines).reduce((sum, { cents }) => sum + cents, 0))
  return { lines, count, amount }
}

/** The totals are the sums of the lines (§3). */
export function RefundRequest({ currencyCode, host, emit, t }: ViewProps<Tag>) {
  const { parts } = useServerMarkup<Tag>()
  const fields = parts('quantity')
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({})
  const { lines, count, amount } = totalsOf(
    fields,
    (field) => typed[lineOf(field)] ?? unitsOf(field.value, field.attributes.max),
  )

  const status = useStatus()
  // Text that was typed before hydration is a change.
  const [sent] = useState(() => totalsOf(fields, ({ attributes: { value = '', max } }) => unitsOf(value, max)))
  const known = useRef(`${sent.count} ${sent.amount}`)
  const onTotals = useLatest((totals: string) => {
    if (known.current !== totals) {
      emit('refund:change', { count, amount })
      status.say(t.totals({ count, amount: `${amount} ${currencyCode}`.trim() }), 'at rest')
    }
    known.current = totals
  })
  useEffect(() => onTotals.current(`${count} ${amount}`), [count, amount, onTotals])
  useReset((form) => {
    if (ofForm(form, 'contains')(host) || host.contains(form)) setTyped({})
  })

  const read = (field: ServerPart, input: HTMLInputElement) =>
    setTyped((all) => ({ ...all, [lineOf(field)]: unitsOf(input.value, field.attributes.max) }))
  return (
    <ServerMarkup<Tag>
      parts={{
        quantity: (field) => ({
          onInput: ({ currentTarget }) => read(field, currentTarget),
          // A typed number is brought within its bounds when the field is left.
          onChange: ({ currentTarget }) => {
            currentTarget.value = String(unitsOf(currentTarget.value, field.attributes.max))
            read(field, currentTarget)
          },
        }),
        amount: (part) => ({ children: amountOf(lines[lineOf(part)]?.cents ?? 0) }),
        count: { children: String(count) },
        total: { children: amount },
        status: { role: 'status', className: 'vt-hidden', children: status.text },
      }}
    />
  )
}
