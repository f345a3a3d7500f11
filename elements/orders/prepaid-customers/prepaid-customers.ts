import { openModal } from '../../../runtime/dialogs/modal.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import type { prepaidCustomers } from './definition.ts'

type Tag = Connected<typeof prepaidCustomers>

/** Opens the page of the link in a modal. Its form, with the search for customers, is the server's. */
export function connectPrepaidCustomers(tag: Tag): void {
  const { host, signal } = tag
  host.addEventListener(
    'click',
    (event) => {
      const link = clickedOn<HTMLAnchorElement>(event, 'a[href]')
      const url = link && ownUrl(link.href)
      if (!link || !url) return
      event.preventDefault()
      edit(tag, link, url)
    },
    { signal },
  )
}

async function edit({ attributes, emit, signal }: Tag, link: HTMLAnchorElement, url: URL): Promise<void> {
  const modal = openModal({ url, trigger: link, label: link.textContent?.trim() ?? '' })
  const { element } = modal
  const chosen = (event: Event) => {
    // It is told once, by the tag that stands in the page.
    event.stopPropagation()
    const { customerId, email } = (event as CustomEvent<{ customerId: string; email: string }>).detail
    emit('customer:select', { prepaidAccountId: attributes.prepaidAccountId, customerId, email })
  }
  element.addEventListener('customer:select', chosen, { signal })
  await modal.loaded
  if (attributes.prepaidAccountId === '') return
  for (const field of element.querySelectorAll<HTMLInputElement>('input[name=PrepaidAccountId]')) {
    field.value ||= attributes.prepaidAccountId
  }
}
