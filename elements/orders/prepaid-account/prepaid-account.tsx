import { useRef, useState } from 'react'
import { BUSY } from '../../../runtime/forms/busy-button.ts'
import { findTarget } from '../../../runtime/forms/in-place/find-target.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { setHtml } from '../../../runtime/page/html.ts'
import { stopped, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { AddedMoney } from '../../../stores/orders/api.ts'
import type { prepaidAccount } from './definition.ts'
import { useMoney } from './use-money.ts'
import { useNotification } from './use-notification.ts'

type Tag = typeof prepaidAccount

let count = 0

export function PrepaidAccount({ host, prepaidAccountId, update, emit, t }: ViewProps<Tag>) {
  const { element } = useServerMarkup<Tag>()
  const [news, setNews] = useState('')
  const id = useRef(`vt-prepaid-${++count}`).current
  const accountId = () =>
    host.querySelector<HTMLInputElement>('input[name=PrepaidAccountId]')?.value.trim() || prepaidAccountId

  const notification = useNotification({
    accountId,
    failed: t.failed,
    onKept(isActivated) {
      setNews(isActivated ? t.on : t.off)
      emit('prepaid:notification', { prepaidAccountId: accountId(), isActivated })
    },
  })
  const money = useMoney({
    accountId,
    ...{ mandatory: t.mandatory, failed: t.failed },
    onAdded(added, quantity) {
      emit('prepaid:added', { prepaidAccountId: accountId(), quantity })
      show(added, update)
    },
  })

  const { error } = money
  return (
    <ServerMarkup<Tag>
      parts={{
        notification: {
          onChange: ({ currentTarget }) => notification.set(currentTarget),
          'aria-busy': notification.isBusy || undefined,
        },
        save: { hidden: true },
        money: {
          noValidate: true,
          onSubmit: stopped(() => money.add(element('quantity'))),
          'aria-busy': money.isBusy || undefined,
        },
        quantity: {
          onInput: money.clear,
          ...(error && { 'aria-invalid': true, 'aria-errormessage': id }),
        },
        add: money.isBusy ? BUSY : {},
        error: error ? { [CREATED]: '', id, role: 'alert', children: error } : { id, children: '' },
        status: { role: 'status', className: 'vt-hidden', children: news },
      }}
    />
  )
}

/** The answer is the content of a page: it replaces the page area, which receives focus (§7). */
function show(added: AddedMoney, update: string): void {
  if ('uri' in added) {
    visit(added.uri)
    return
  }
  const area = findTarget(update) ?? document.body
  setHtml(area, added.page)
  if (!(area instanceof HTMLElement)) return
  if (!area.hasAttribute('tabindex')) area.tabIndex = -1
  area.focus({ preventScroll: true })
  area.scrollIntoView({ block: 'start' })
}
