import { useLayoutEffect, useRef, useState } from 'react'
import { clearMark, markWrong } from '../../../runtime/forms/field-message.ts'
import { sendChange } from '../../../runtime/forms/send-change.ts'
import { type Day, formatDate } from '../../../runtime/text/dates.ts'
import { isoOf } from '../../../runtime/text/day-steps.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { useField } from '../../../runtime/view/use-field.ts'
import type { datePicker } from './definition.ts'
import { mistakeIn } from './labels.ts'
import { type Bounds, readDay, refusalOf } from './rules.ts'

type Props = Pick<ViewProps<typeof datePicker>, 'host' | 'emit' | 't'>

type OfField = { currentTarget: HTMLInputElement }

/** Returns `yyyy-MM-dd`; empty without an available date. */
function dateIn(text: string, bounds: Bounds): string {
  const day = readDay(text)
  return day && !refusalOf(day, bounds) ? isoOf(day) : ''
}

/** Unreadable text is kept, and the field shows the mistake. */
export function useDateField({ host, emit, t }: Props, bounds: Bounds) {
  const { element } = useServerMarkup<typeof datePicker>()
  const { value: text, set } = useField<typeof datePicker>('field')
  const mistake = mistakeIn(text, bounds, t)
  const [shown, show] = useState('')
  const known = useRef(text)
  const notified = useRef(dateIn(text, bounds))

  // After a reset, or fresh HTML of the server, the field contains text that no shopper has typed.
  useLayoutEffect(() => {
    if (known.current === text) return
    known.current = text
    notified.current = dateIn(text, bounds)
    show('')
  })
  useLayoutEffect(() => element('field')?.setCustomValidity(mistake))
  useLayoutEffect(() => {
    const input = element('field')
    return () => input?.setCustomValidity('')
  }, [element])
  // Rendered only if no validator shows the message.
  useLayoutEffect(() => {
    const input = element('field')
    if (!input || shown === '' || host.closest('form-validator') || input.form?.querySelector('form-validator')) return
    markWrong(input, shown)
    return () => clearMark(input)
  }, [element, host, shown])

  /**
   * Reads the text of the field, and returns its mistake. `isWhole`: the text is complete, so a date is rewritten in
   * the short format.
   */
  const take = (input: HTMLInputElement, isWhole: boolean): string => {
    const day = isWhole ? readDay(input.value) : undefined
    known.current = day ? formatDate(day) : input.value
    set(known.current)
    // Set at once, since a validator of the form listens to the same event.
    const found = mistakeIn(known.current, bounds, t)
    input.setCustomValidity(found)
    return found
  }

  const onInput = (event: Event & OfField) => {
    // Autofill is not typing; it writes birthdays as yyyy-MM-dd.
    const isTyped = 'inputType' in event && event.inputType !== ''
    if (take(event.currentTarget, !isTyped) === '') show('')
  }
  const onChange = ({ currentTarget }: OfField) => {
    show(take(currentTarget, true))
    const value = dateIn(known.current, bounds)
    if (notified.current === value) return
    notified.current = value
    // After the native event, which is still being dispatched.
    queueMicrotask(() => emit('date:change', { value }))
  }
  const choose = (day: Day) => {
    const input = element('field')
    if (!input || input.value === formatDate(day)) return
    input.value = formatDate(day)
    sendChange(input)
  }
  return { day: readDay(text), choose, props: { onInput, onChange } }
}
