import { useEffect, useLayoutEffect, useState } from 'react'
import { useSubmitGuard } from '../../../runtime/forms/submit-guard/use-submit-guard.ts'
import { useMediaQuery } from '../../../runtime/ui/media-query.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useHostEvent, usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { oneStepCheckout } from './definition.ts'
import { keepField, restoreDraft } from './draft.ts'
import { type Purchase, trackPurchase } from './purchase.ts'
import { useSummary } from './use-summary.tsx'

type Tag = typeof oneStepCheckout

/**
 * Guards the checkout form, which the browser sends. The billing address is required only if it differs, and the
 * summary follows the choices.
 */
export function OneStepCheckout({ host, src, draft, purchase, emit, t }: ViewProps<Tag>) {
  const guard = useSubmitGuard({
    host,
    onInvalid: () => emit('checkout:invalid', {}),
    onSent: () => emit('checkout:submit', {}),
  })
  const { isSame, read } = useSameAddress()
  useDraft(draft)
  usePurchase(purchase)
  const summary = useSummary({ src, failed: t.failed })
  const disabled = isSame || undefined
  const fold = useFold()
  return (
    <ServerMarkup<Tag>
      parts={{
        ...guard,
        // The browser resets the checkbox only after the event.
        form: (form) => ({ ...guard.form(form), onReset: () => setTimeout(read) }),
        sameAddress: { onChange: read },
        // A fieldset disables the fields of nested tags as well.
        billing: { hidden: isSame, disabled },
        billingField: { disabled },
        fold,
        ...summary,
      }}
    />
  )
}

function usePurchase(purchase: Purchase | undefined) {
  useEffect(() => {
    if (purchase) trackPurchase(purchase)
  }, [purchase])
}

/** The summary is open where the window is wide enough for it. */
function useFold() {
  const { part } = useServerMarkup<Tag>()
  const query = part('fold')?.attributes['data-open-when']
  const open = useMediaQuery(query ?? 'not all')
  return query === undefined ? undefined : { open }
}

/** Stores typed text, and restores it when the page loads again without it. */
function useDraft(attempt: string) {
  const { element } = useServerMarkup<Tag>()
  const keep = ({ target }: Event) => attempt !== '' && keepField(attempt, target)
  useHostEvent<Event>('input', keep)
  useHostEvent<Event>('change', keep)
  const restore = useLatest(() => {
    const form = element('form')
    if (form && attempt !== '') restoreDraft(attempt, form)
  })
  useEffect(() => {
    // After the render, since events during React's render would end the hydration of the tags inside.
    const later = setTimeout(() => restore.current())
    return () => clearTimeout(later)
  }, [restore])
}

/** Whether the checkbox "same address" is checked, by the shopper, the server, or the browser that restores fields. */
function useSameAddress() {
  const { element } = useServerMarkup<Tag>()
  const [isSame, setSame] = useState(false)
  const read = () => setSame(element('sameAddress')?.checked ?? false)
  useLayoutEffect(read)
  usePageEvent(window, 'pageshow', read)
  return { isSame, read }
}
