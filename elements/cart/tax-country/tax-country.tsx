import { useChoiceForm } from '../../../runtime/forms/use-choice-form.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { reloadPage } from '../../../runtime/page/reload.ts'
import { here } from '../../../runtime/page/window/history.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { changeTaxCountry } from '../../../stores/market/market.ts'
import type { taxCountry } from './definition.ts'

export function TaxCountry({ refetch, emit, t }: ViewProps<typeof taxCountry>) {
  const send = async (country: string) => {
    const outcome = await changeTaxCountry(country)
    if (outcome.state === 'failed') return outcome.error
    emit('taxcountry:change', { country })
    // A failed visit shows its own message, and the page stays.
    if (refetch) await visit(here().href, { replace: true, noCache: true, keepPlace: true }).catch(() => {})
    else reloadPage('taxcountry')
    return undefined
  }
  return <ServerMarkup<typeof taxCountry> parts={useChoiceForm({ name: 'Country', failed: t.failed, send })} />
}
