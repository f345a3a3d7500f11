import { html, render } from 'lit-html'
import type { OpenModal } from '../../../runtime/dialogs/modal.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { ServerContent } from '../../../runtime/element/server-content.ts'
import { cultureUrl, ownUrl } from '../../../runtime/page/paths.ts'
import type { stockNotify } from './definition.ts'
import { FORM_PATH, formAddress, variantIn } from './rules.ts'

type Notify = Connected<typeof stockNotify>

/** The variants that this shopper has asked about since the document was loaded; no device remembers them. */
const asked = new Set<string>()

/** Forgets them, so that a test can begin anew. */
export const forgetAsked = (): void => asked.clear()

/** Takes plain clicks on what is inside; all other clicks stay the browser's. */
export function connect(notify: Notify): () => void {
  const { host, attributes, signal, onChange } = notify
  const { root } = ServerContent.until(signal, host, 'enhance')

  const draw = () => {
    const isAsked = asked.has(attributes.productVariantId)
    host.toggleAttribute('data-asked', isAsked)
    for (const child of host.children) if (child !== root) hide(child as HTMLElement, isAsked)
    render(isAsked ? html`<span data-part="asked" tabindex="-1">${notify.t.asked}</span>` : '', root)
  }
  const ask = (event: MouseEvent) => {
    const trigger = clickedOn<HTMLElement>(event, 'a[href], button')
    const url = trigger && addressOf(trigger, attributes)
    if (!trigger || !url) return
    event.preventDefault()
    open(trigger, url)
  }
  const open = async (trigger: HTMLElement, url: URL) => {
    const { openModal } = await import('../../../runtime/dialogs/modal.ts')
    const label = trigger.textContent?.trim() ?? ''
    const modal = openModal({ url, label, size: 'small', trigger })
    follow(modal, url, (variantId) => {
      asked.add(variantId)
      notify.emit('stock:subscribed', { productVariantId: variantId })
    })
    modal.closed.then(() => {
      draw()
      // The link that had the focus is hidden now.
      root.querySelector('span')?.focus({ preventScroll: true })
    })
  }
  draw()
  onChange(draw)
  host.addEventListener('click', ask, { signal })
  return () => {
    host.removeAttribute('data-asked')
    for (const child of host.children) hide(child as HTMLElement, false)
  }
}

/** A theme's own display for links would win over a rule of ours. */
const hide = ({ style }: HTMLElement, isHidden: boolean) => (style.display = isHidden ? 'none' : '')

function addressOf(trigger: HTMLElement, { path, productVariantId }: Notify['attributes']): URL | undefined {
  const page = path || trigger.getAttribute('href') || cultureUrl(FORM_PATH)
  return page.startsWith('#') ? undefined : ownUrl(formAddress(page, document.baseURI, productVariantId).href)
}

/** Modals that are followed already: the same address opens one. */
const followed = new WeakSet<Element>()

/** Hears of the form in the modal: sent to its own address, and taken. */
async function follow(modal: OpenModal, url: URL, taken: (variantId: string) => void): Promise<void> {
  const { element, body, loaded } = modal
  if (followed.has(element)) return
  followed.add(element)
  let isOurs = false
  element.addEventListener('form:before-send', ({ detail }: CustomEvent<{ action: string }>) => {
    isOurs = new URL(detail.action).pathname === url.pathname
  })
  element.addEventListener('form:sent', (event) => {
    if (isOurs && (event as CustomEvent<{ status: number }>).detail.status === 200) taken(variantIn(url))
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
