import { useSubmitGuard } from '../../../runtime/forms/submit-guard/use-submit-guard.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { makePayment } from './definition.ts'

type Tag = typeof makePayment

/** The browser sends the form. Without an account in the tag, the server's own field is unchanged. */
export function MakePayment({ host, prepaidAccountId, emit }: ViewProps<Tag>) {
  const { part } = useServerMarkup<Tag>()
  const guard = useSubmitGuard({ host, onSent: () => emit('payment:submit', {}) })
  const created = part('account') ? {} : { [CREATED]: '', name: 'PrepaidAccountId' }
  const account = prepaidAccountId !== '' && { ...created, type: 'hidden', defaultValue: prepaidAccountId }
  return <ServerMarkup<Tag> parts={{ ...guard, account: account || undefined }} />
}
