import { atom } from 'nanostores'
import type { OpenModal } from '../../../runtime/dialogs/modal.ts'
import { variantIn } from './rules.ts'

/** The variants that this shopper has asked about since the document was loaded; no device remembers them. */
export const $requested = atom<readonly string[]>([])

/** Modals that are followed already: the same address opens one. */
const followed = new WeakSet<Element>()

/** Follows the form in a modal: it is sent to its own address, and the shop takes it. */
export async function followForm(modal: OpenModal, url: URL, onTaken: (variantId: string) => void): Promise<void> {
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

/** A form that the server sent bare would leave the page. */
function sendInPlace(body: Element): void {
  for (const form of body.querySelectorAll('form')) {
    if (form.method !== 'post' || form.closest('ajax-form')) continue
    const sender = document.createElement('ajax-form')
    form.replaceWith(sender)
    sender.append(form)
  }
}
