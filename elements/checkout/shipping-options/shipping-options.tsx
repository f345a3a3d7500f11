import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { explainUntilOnline } from '../../../runtime/dialogs/explain-failure.ts'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { onceOnline } from '../../../runtime/request/once-online.ts'
import { ServerHtml } from '../../../runtime/ui/html.tsx'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { usePageEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { refreshCart } from '../../../stores/cart/cart.ts'
import { chooseDelivery, type DeliveryChoice, whileDeliveryChanges } from '../../../stores/checkout/checkout.ts'
import type { shippingOptions } from './definition.ts'
import { choiceOf } from './rules.ts'

type Tag = typeof shippingOptions

const CHOSEN = '[name=ShippingMethodId]:checked, [name=ShippingMethodId][type=hidden]'

export function ShippingOptions({ host, methodId, src, emit, t }: ViewProps<Tag>) {
  const [methods, setMethods] = useState<DocumentFragment>()
  const [load] = useState(() =>
    latest((signal: AbortSignal, url: string) => loadFragment(url, 'shipping-options', { signal, noCache: true })),
  )
  useEffect(() => load.abort, [load])
  const chosen = () => host.querySelector<HTMLInputElement>(CHOSEN)

  const showMethods = async () => {
    try {
      const html = await load(src || cultureUrl('widget/shippingoptions'))
      // At once, since the payments depend on the option that is chosen in it.
      if (html) flushSync(() => setMethods(html))
    } catch (error) {
      explainUntilOnline(error, t.failed, load.onceOnline, showMethods)
    }
  }
  // A choice that was not stored is sent again when the connection is restored, unless another choice is sent before.
  const unsent = useRef<AbortController>(undefined)
  useEffect(() => () => unsent.current?.abort(), [])
  // The option that the shop has stored, or that is being sent: an early choice is found at the start, and arrives
  // again as an event.
  const known = useRef<string | undefined>(methodId)
  const send = async (choice: DeliveryChoice): Promise<void> => {
    if ('method' in choice && choice.method === known.current) return
    unsent.current?.abort()
    known.current = 'method' in choice ? choice.method : undefined
    const error = await chooseDelivery(choice)
    if (error) {
      known.current = undefined
      unsent.current = new AbortController()
      const { signal } = unsent.current
      const once = (reason: unknown, ask: () => unknown, ended?: () => void) => onceOnline(reason, ask, signal, ended)
      return explainUntilOnline(error, t.failed, once, () => choose(choice))
    }
    if (!('method' in choice)) {
      refreshCart()
      await showMethods()
    }
    const country = 'country' in choice ? choice.country : 'countryId' in choice ? choice.countryId : ''
    emit('shipping:change', { method: chosen()?.value ?? '', country })
  }
  const choose = (choice: DeliveryChoice | undefined): unknown => choice && whileDeliveryChanges(send(choice))

  // The country may be chosen elsewhere in the form. The capture phase is used, since tags around wait for this one.
  const onChange = ({ target }: Event) => {
    const form = host.closest('form')
    if (!(target instanceof Node) || !ofForm<Element, 'contains'>(form ?? host, 'contains')(target)) return
    choose(choiceOf(target, new FormData(form ?? undefined), host.contains(target)))
  }
  usePageEvent<Event>(document, 'change', onChange, true)
  // The browser restores fields after Back, and a shopper may choose before the code has loaded.
  const check = useLatest(() => {
    const field = chosen()
    if (field && methodId !== '' && field.value !== methodId) choose({ method: field.value })
  })
  useEffect(() => check.current(), [check])
  usePageEvent(window, 'pageshow', () => check.current())

  return <ServerMarkup<Tag> parts={{ methods: methods && { children: <ServerHtml html={methods} /> } }} />
}
