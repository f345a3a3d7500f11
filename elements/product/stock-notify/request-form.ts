import type { OpenModal } from '../../../runtime/dialogs/modal.ts'
import { openPage } from '../../../runtime/dialogs/open-page.ts'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { wayOf } from '../../../runtime/request/form-body.ts'
import { $requested } from './requested.ts'
import { variantIn } from './rules.ts'

/** Modals that already have listeners: the same address opens one. */
const followed = new WeakSet<Element>()

/** Resolves when the modal is closed; at once if the page itself was left. */
export async function askInModal(url: URL, trigger: HTMLElement, onTaken: (variantId: string) => void): Promise<void> {
  const modal = await openPage({ url, label: trigger.textContent?.trim() ?? '', size: 'small', trigger })
  if (!modal) return
  followForm(modal, url, onTaken)
  await modal.closed
}

async function followForm(modal: OpenModal, url: URL, onTaken: (variantId: string) => void): Promise<void> {
  const { element, body, loaded } = modal
  if (followed.has(element)) return
  followed.add(element)
  let isOurs = false
  element.addEventListener('form:before-send', ({ detail }: CustomEvent<{ action: string }>) => {
    isOurs = new URL(detail.action).pathname === url.pathname
  })
  element.addEventListener('form:sent', (event) => {
    if (!isOurs || (event as CustomEvent<{ status: number }>).detail.status !== 200) return
    $requested.set([...$requested.get(), variantIn(url)])
    onTaken(variantIn(url))
  })
  if (await loaded) sendInPlace(body)
}

/** A form that the server sent without `<ajax-form>` would leave the page. */
function sendInPlace(body: Element): void {
  for (const form of body.querySelectorAll('form')) {
    if (wayOf(form, null).method !== 'post' || ofForm(form, 'closest')('ajax-form')) continue
    const sender = document.createElement('ajax-form')
    form.replaceWith(sender)
    sender.append(form)
  }
}
