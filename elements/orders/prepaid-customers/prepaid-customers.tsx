import { openModal } from '../../../runtime/dialogs/modal.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { useHostEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { prepaidCustomers } from './definition.ts'

/** The server sends the form of the modal, which contains the customer search. */
export function PrepaidCustomers({ prepaidAccountId, emit }: ViewProps<typeof prepaidCustomers>) {
  const edit = async (link: HTMLAnchorElement, url: URL) => {
    const { element, loaded } = openModal({ url, trigger: link, label: link.textContent?.trim() ?? '' })
    element.addEventListener('customer:select', (event) => {
      // The event is sent once, by the tag in the page.
      event.stopPropagation()
      const { customerId, email } = (event as CustomEvent<{ customerId: string; email: string }>).detail
      emit('customer:select', { prepaidAccountId, customerId, email })
    })
    await loaded
    if (prepaidAccountId === '') return
    for (const field of element.querySelectorAll<HTMLInputElement>('input[name=PrepaidAccountId]')) {
      field.value ||= prepaidAccountId
    }
  }

  useHostEvent<MouseEvent>('click', (event) => {
    const link = clickedOn<HTMLAnchorElement>(event, 'a[href]')
    const url = link && ownUrl(link.href)
    if (!link || !url) return
    event.preventDefault()
    edit(link, url)
  })

  return null
}
