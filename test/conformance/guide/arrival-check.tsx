import { useEffect, useState } from 'react'
import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { failureText } from '../../../runtime/request/failure-text.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { formatDay, formatMoney } from '../../../runtime/text/culture.ts'
import { parseIsoDate } from '../../../runtime/text/dates.ts'
import { message } from '../../../runtime/text/strings.ts'
import { registerView, type ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { useField } from '../../../runtime/view/use-field.ts'
import { getArrival } from './arrival.ts'

/** `<arrival-check>`: the second example of the guide “Write a tag”. */
export const arrivalCheck = defineElement({
  tag: 'arrival-check',
  summary: 'Shows on which day a parcel arrives, while a postal code is typed.',
  mount: 'enhance',
  load: 'visible',
  events: { 'arrival:known': event('The shop knows the day.', { day: text('The day as `yyyy-MM-dd`.') }) },
  parts: {
    code: part('input[name=PostalCode]', 'The field of the postal code.'),
    status: part('[data-part=status]', 'The day, or why it is not known; a polite live region.', { without: 'append' }),
  },
  strings: { arrives: message('arrival-check.Arrives', 'day', 'price'), failed: 'arrival-check.Failed' },
})

/** Milliseconds after the last key until the shop is asked. */
export const PAUSE = 250

const SHORTEST_CODE = 4

/** Asks the shop once a shopper pauses, and shows the answer to the last question alone. */
export function ArrivalCheck({ emit, t }: ViewProps<typeof arrivalCheck>) {
  const field = useField<typeof arrivalCheck>('code')
  const [status, setStatus] = useState('')
  const [ask] = useState(() => latest(getArrival))
  const code = field.value.trim()

  useEffect(() => {
    const check = async () => {
      const arrival = await ask(code)
      // Another question was asked since.
      if (!arrival) return
      const day = parseIsoDate(arrival.Day)
      setStatus(t.arrives({ day: day ? formatDay(day) : '', price: formatMoney(arrival.Price) }))
      emit('arrival:known', { day: arrival.Day })
    }
    setStatus('')
    if (code.length < SHORTEST_CODE) return undefined
    const fail = (reason: unknown) => setStatus(failureText(ShopError.of(reason), t.failed))
    const timer = setTimeout(() => check().catch(fail), PAUSE)
    return () => {
      clearTimeout(timer)
      ask.abort()
    }
  }, [code, ask, emit, t])

  return (
    <ServerMarkup<typeof arrivalCheck> parts={{ code: field.props, status: { role: 'status', children: status } }} />
  )
}

registerView(arrivalCheck, ArrivalCheck)
