import { html, nothing } from 'lit-html'
import { fragmentOf } from '../element/template.ts'
import { loadFragment } from '../navigation/fragment.ts'
import { rebase } from '../navigation/rebase.ts'
import { visit } from '../navigation/visit.ts'
import { parseHtml, setHtml } from '../page/html.ts'
import { createPart } from '../page/part.ts'
import { signInUrl } from '../page/paths.ts'
import { settings } from '../page/settings.ts'
import { logOnly } from '../page/warn.ts'
import { ShopError } from '../request/errors.ts'
import { failureText } from '../request/failure-text.ts'
import { onceOnline } from '../request/once-online.ts'
import { loadStrings, t } from '../text/strings.ts'
import { type OpenDialog, openDialog } from './dialog.ts'
import { writeText } from './frame.ts'
import { notify } from './notices.ts'
import type { Size } from './sizes.ts'

export type ModalOptions = {
  /** A page or widget of this site whose HTML is shown. */
  url?: string | URL
  /** HTML of the server that is already loaded. */
  html?: string
  /** Default: the first heading of the content. */
  heading?: string
  /** The heading until there is a better one, such as the text of the link. */
  label?: string
  size?: Size
  trigger?: Element | null
  onClose?: () => void
}

/** An open modal; `loaded` resolves to whether its content was loaded. */
export type OpenModal = OpenDialog & { loaded: Promise<boolean> }

const openByAddress = new Map<string, OpenModal>()

/** The functions of the modal for a tag inside it. */
export type ModalAround = {
  /** Shows another page of the site in place of the present one; a failure is shown there. */
  load(url: string | URL): Promise<boolean>
  /** Shows HTML of the server that is already loaded. */
  show(fragment: DocumentFragment): Promise<boolean>
  close(): void
}

const modals = new WeakMap<Element, ModalAround>()

/** The modal of `openModal` that an element is in. */
export const modalAround = (element: Element): ModalAround | undefined => {
  const dialog = element.closest('dialog')
  return dialog ? modals.get(dialog) : undefined
}

/**
 * Shows HTML of the server in a modal dialog; the address of the page stays. It opens at once and announces that it
 * loads. The same address twice opens one modal. An anonymous shopper gets the sign-in page. A page that is not found
 * is logged and reported in a notice; any other failure is shown in the modal (§8).
 */
export function openModal(options: ModalOptions): OpenModal {
  const { url, heading, label, size, trigger } = options
  const address = url === undefined ? undefined : new URL(url, location.href).href
  const already = address === undefined ? undefined : openByAddress.get(address)
  if (already) return already

  const stop = new AbortController()
  const dialog = openDialog({
    heading: heading || label || '',
    ...(size && { size }),
    trigger,
    onClose: () => {
      stop.abort()
      if (address !== undefined) openByAddress.delete(address)
      options.onClose?.()
    },
  })
  modals.set(dialog.element, around(dialog, stop.signal))
  const loaded =
    address === undefined
      ? show(dialog, parseHtml(options.html ?? ''), heading)
      : load(dialog, address, heading, stop.signal)
  const modal = { ...dialog, loaded }
  if (address !== undefined) openByAddress.set(address, modal)
  return modal
}

/**
 * The pressed control is removed with its page: the first control of the next page gets the focus, or else the close
 * button.
 */
function around(dialog: OpenDialog, signal: AbortSignal): ModalAround {
  const focusInside = async (isShown: Promise<boolean>) => {
    const isDone = await isShown
    if (!signal.aborted && isDone && !dialog.body.contains(document.activeElement)) {
      const controls = 'input:not([type=hidden]), select, textarea, button, a[href]'
      const control = dialog.body.querySelector<HTMLElement>(controls) ?? dialog.closeButton
      control.focus()
    }
    return isDone
  }
  return {
    load: (url) => focusInside(load(dialog, new URL(url, location.href).href, undefined, signal)),
    show: (fragment) => focusInside(show(dialog, fragment, undefined)),
    close: dialog.close,
  }
}

/** Shows an error with a Close button and, if `retry` is given, a button to try again. */
export function openError(text: string, trigger?: Element | null, retry?: () => void): OpenDialog {
  const dialog = openDialog({ heading: t('Core.Error'), kind: 'alertdialog', size: 'small', trigger })
  showError(dialog, text, retry)
  return dialog
}

async function load(
  dialog: OpenDialog,
  address: string,
  heading: string | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  showLoading(dialog)
  try {
    const fragment = await loadFragment(address, 'modal', { signal })
    if (signal.aborted) return false
    rebase(fragment, address)
    return await show(dialog, fragment, heading)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (signal.aborted) return false
    const before = dialog.heading.textContent
    await fail(dialog, address, error, signal)
    const again = () => {
      dialog.heading.textContent = before
      dialog.element.removeAttribute('role')
      dialog.element.removeAttribute('aria-describedby')
      load(dialog, address, heading, signal)
    }
    onceOnline(error, again, signal)
    return false
  }
}

async function show(dialog: OpenDialog, fragment: DocumentFragment, heading: string | undefined): Promise<boolean> {
  const first = fragment.querySelector('h1, h2')
  const text = first?.textContent?.trim() ?? ''
  if (text !== '' && (!heading || heading === text)) {
    dialog.heading.textContent = text
    first?.remove()
  }
  delete dialog.element.dataset.state
  dialog.body.removeAttribute('aria-busy')
  setHtml(dialog.body, fragment)
  const focus = document.activeElement
  if (focus === dialog.element || focus === document.body)
    dialog.body.querySelector<HTMLElement>('[autofocus]')?.focus()
  return true
}

function showLoading(dialog: OpenDialog): void {
  const status = createPart('p', 'dialog-loading')
  status.setAttribute('role', 'status')
  writeText(status, () => t('Core.Loading'))
  dialog.element.dataset.state = 'loading'
  if (dialog.heading.textContent === '') {
    // The texts may be loaded after the page, whose own heading is then shown.
    const isLoading = () => dialog.element.dataset.state === 'loading'
    writeText(dialog.heading, () => (isLoading() ? t('Core.Loading') : (dialog.heading.textContent ?? '')))
  }
  dialog.body.setAttribute('aria-busy', 'true')
  dialog.body.replaceChildren(status)
}

async function fail(dialog: OpenDialog, address: string, error: ShopError, signal: AbortSignal): Promise<void> {
  const { pathname, search } = new URL(address)
  const isSignIn = pathname === new URL(signInUrl(''), location.href).pathname
  await loadStrings()
  if (error.kind === 'unauthorized' && !isSignIn) {
    const signIn = signInUrl(pathname + search)
    if (settings().loginMode === 'modal') await load(dialog, new URL(signIn, location.href).href, undefined, signal)
    else {
      dialog.close()
      visit(signIn)
    }
    return
  }
  logOnly(`${address} could not be shown in a modal.`, error)
  if (error.status === 404) {
    dialog.close()
    notify({ kind: 'error', text: t('Core.PageNotFound') })
  } else {
    dialog.heading.textContent = t('Core.Error')
    showError(dialog, failureText(error, t('Core.UnknownErrors')))
  }
}

function showError(dialog: OpenDialog, text: string, retry?: () => void): void {
  const id = `${dialog.heading.id}-message`
  const again = () => {
    dialog.close()
    retry?.()
  }
  const repeat = html`<button type="button" data-part="dialog-retry" @click=${again}>${t('Core.Retry')}</button>`
  const content = fragmentOf(html`
    <p data-part="dialog-message" id=${id}>${text}</p>
    <div data-part="dialog-actions">
      ${retry ? repeat : nothing}
      <button type="button" data-part="dialog-dismiss" @click=${dialog.close}>${t('Core.Close')}</button>
    </div>
  `)
  dialog.element.dataset.state = 'error'
  dialog.element.setAttribute('role', 'alertdialog')
  dialog.element.setAttribute('aria-describedby', id)
  dialog.body.removeAttribute('aria-busy')
  dialog.body.replaceChildren(content)
  dialog.body.querySelector<HTMLElement>('[data-part=dialog-dismiss]')?.focus()
}
