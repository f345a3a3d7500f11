import { useLayoutEffect, useState } from 'react'
import { useSubmitGuard } from '../../../runtime/forms/submit-guard/use-submit-guard.ts'
import { usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { oneStepCheckout } from './definition.ts'
import { useSummary } from './use-summary.tsx'

type Tag = typeof oneStepCheckout

/**
 * Guards the checkout form; the browser sends it. The billing address is asked for only when it is another one, and the summary
 * follows what is chosen.
 */
export function OneStepCheckout({ host, src, emit, t }: ViewProps<Tag>) {
  const guard = useSubmitGuard({
    host,
    onInvalid: () => emit('checkout:invalid', {}),
    onSent: () => emit('checkout:submit', {}),
  })
  const { isSame, read } = useSameAddress()
  const summary = useSummary({ src, failed: t.failed })
  const disabled = isSame || undefined
  return (
    <ServerMarkup<Tag>
      parts={{
        ...guard,
        // The box goes back only after the event.
        form: (form) => ({ ...guard.form(form), onReset: () => setTimeout(read) }),
        sameAddress: { onChange: read },
        // A fieldset disables the fields of nested tags as well.
        billing: { hidden: isSame, disabled },
        billingField: { disabled },
        ...summary,
      }}
    />
  )
}

/** Whether the box "same address" is ticked, by the shopper, the server, or the browser that fills fields again. */
function useSameAddress() {
  const { element } = useServerMarkup<Tag>()
  const [isSame, setSame] = useState(false)
  const read = () => setSame(element('sameAddress')?.checked ?? false)
  useLayoutEffect(read)
  usePageEvent(window, 'pageshow', read)
  return { isSame, read }
}
