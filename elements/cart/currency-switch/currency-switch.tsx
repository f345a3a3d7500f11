import { confirm } from '../../../runtime/dialogs/confirm.ts'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { useChoiceForm } from '../../../runtime/forms/use-choice-form.ts'
import { reloadPage } from '../../../runtime/page/reload.ts'
import { loadStrings, t as textOf } from '../../../runtime/text/strings.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { changeCurrency } from '../../../stores/market/market.ts'
import type { currencySwitch } from './definition.ts'

type Tag = typeof currencySwitch

/** A warning of the shop becomes a question (§4). */
export function CurrencySwitch({ current, emit, t }: ViewProps<Tag>) {
  const { element } = useServerMarkup<Tag>()

  const change = async (currency: string, isForced = false) => {
    const outcome = await changeCurrency(currency, isForced)
    if (outcome.state === 'failed') return outcome.error
    if (outcome.state === 'changed') {
      emit('currency:change', { currency })
      reloadPage('currency')
      return undefined
    }
    await loadStrings()
    const reason = outcome.reason === '' ? t.failed : textOf(outcome.reason)
    if (outcome.state === 'asks' && (await confirm(reason, { trigger: element('submit') ?? null }))) {
      return change(currency, true)
    }
    if (outcome.state === 'refused') notify({ kind: 'error', text: reason })
    const field = element('field')
    if (field && current !== '') field.value = current
    return undefined
  }

  return (
    <ServerMarkup<Tag>
      parts={useChoiceForm({ name: 'Currency', failed: t.failed, send: (currency) => change(currency) })}
    />
  )
}
