import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clearMark, markRight, refuse } from '../../../runtime/forms/field-message.ts'
import { reloadPage } from '../../../runtime/page/reload.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useHostAttributes, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { getVatResult } from '../../../stores/checkout/api.ts'
import type { vatCheck } from './definition.ts'
import { isLikelyVat } from './format.ts'
import { keepFocus, returnFocus } from './kept-focus.ts'
import { countryOf } from './rules.ts'

type Tag = typeof vatCheck
type Result = 'unknown' | 'true' | 'false'
/**
 * The shown state. `result` is the result for the number in the field: the shop's, `false` for a malformed number,
 * `unknown` after a failed call, undefined while the field is empty or its number is being checked.
 */
type State = { isChecking: boolean; note?: string; result?: Result }

/** The page is reloaded if the result changes the prices (§4). */
export function VatCheck({ countryId, customerId, lastResult, emit, t }: ViewProps<Tag>) {
  const { element } = useServerMarkup<Tag>()
  const [state, setState] = useState<State>({ isChecking: false })
  const last = useRef<Result>(lastResult)
  const newest = useLatest(element)
  useLayoutEffect(() => {
    last.current = lastResult
    const field = newest.current('field')
    // The page was sent with a number that is already valid.
    if (lastResult !== 'true' || !field?.value) return
    markRight(field)
    setState((before) => ({ ...before, result: lastResult }))
  }, [lastResult, newest])
  const [ask] = useState(() => latest(getVatResult))
  useEffect(() => ask.abort, [ask])

  const show = (field: HTMLInputElement, result: Result, message: string) => {
    if (result === 'true') markRight(field)
    else if (result === 'false') refuse(field, message || t.invalid)
    else clearMark(field)
    const note = result === 'true' ? message || t.valid : result === 'unknown' ? message : ''
    setState({ isChecking: false, note, result })
    emit('vat:result', { result, message })
    // Null and false result in the same taxes (§4).
    const isOther = (result === 'true') !== (last.current === 'true')
    last.current = result
    if (!isOther) return
    keepFocus()
    reloadPage('vat')
  }
  const check = async (field: HTMLInputElement) => {
    const number = field.value.trim()
    ask.abort()
    if (number === '') {
      clearMark(field)
      return setState({ isChecking: false, note: '' })
    }
    const country = countryOf(field.form, countryId)
    setState({ isChecking: true, note: t.checking })
    clearMark(field)
    // After a valid number, even a malformed one is sent, since the shop must revoke the former result.
    if (last.current !== 'true' && !isLikelyVat(number, country.code)) {
      show(field, 'false', t.malformed)
      return
    }
    try {
      const found = await ask({ countryId: country.id, VAT: number, customerId })
      if (found) show(field, found.result, found.message)
    } catch (error) {
      if (ShopError.of(error).kind !== 'aborted') show(field, 'unknown', t.failed)
      // A number that is being typed is checked when its field is left.
      ask.onceOnline(error, () => field !== document.activeElement && check(field))
    }
  }
  // The Tab key leaves the field, which may reload the page: focus then continues at the next field.
  useEffect(returnFocus, [])
  useHostAttributes({ 'data-result': state.result })
  const onChange = () => {
    const field = element('field')
    if (field) check(field)
  }
  return (
    <ServerMarkup<Tag>
      parts={{
        field: { onChange, 'aria-busy': state.isChecking || undefined },
        note: { role: 'status', ...(state.note !== undefined && { children: state.note }) },
      }}
    />
  )
}
