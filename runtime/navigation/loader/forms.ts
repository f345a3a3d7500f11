import { ofForm } from '../../forms/of-form.ts'
import { send as announce } from '../../page/events.ts'
import { ShopError } from '../../request/errors.ts'
import { type FormWay, urlEncoded, wayOf } from '../../request/form-body.ts'
import { counting } from '../../request/loading.ts'
import { wantsToBeAsked } from './before-unload.ts'
import { send } from './fetch-page.ts'
import { isLeftToBrowser, listenLast } from './links.ts'
import { pageCode } from './page-code.ts'
import type { Session } from './session.ts'

/** Forms that are being sent: a second click must not send them again. */
const locked = new WeakSet<HTMLFormElement>()

/** Forms that the browser sends, since their code could not be loaded. */
const leftToBrowser = new WeakSet<HTMLFormElement>()

/** Sends the forms of the site in place if possible. A form that another listener has prevented is left alone. */
export function followForms(session: Session, signal: AbortSignal): void {
  // A shopper in a field of a form may soon send it. A button alone often belongs to a tag: adding to the basket needs
  // none of this code.
  const fetchCode = (target: EventTarget | null) => {
    if (!(target instanceof Element && target.matches('form :is(input, select, textarea)'))) return
    pageCode.prefetch()
  }
  // The focus may be the reason for which this code was loaded.
  fetchCode(document.activeElement)
  document.addEventListener('focusin', ({ target }) => fetchCode(target), { signal })
  listenLast('submit', signal, (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || leftToBrowser.delete(form)) return
    const way = wayOf(form, submitter)
    const href = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
    // Only the browser can send other charsets.
    const isOurs =
      /^(get|post)$/.test(way.method) &&
      way.enctype !== 'text/plain' &&
      /^\s*(utf-?8\s*)?$/i.test(form.getAttribute('accept-charset') ?? '')
    if (!isOurs || isLeftToBrowser({ element: form, href, url: way.url, event }, session.options)) return
    const leaves = !form.hasAttribute('data-update-target')
    if (leaves && (session.isLeaving || (way.method === 'post' && wantsToBeAsked()))) return
    event.preventDefault()
    if (locked.has(form)) return
    locked.add(form)
    const data = new FormData(form, submitter)
    const turn = leaves ? session.takeTurn() : session.turn
    const pass = () => sendUnseen(way, data, leaves)
    turn.addEventListener('abort', pass)
    // The shopper may have opened another page meanwhile.
    const isPassed = () => {
      turn.removeEventListener('abort', pass)
      return turn.aborted
    }
    session
      .prepareDeferred()
      .then(
        ({ sendInPlace }) => (isPassed() ? undefined : sendInPlace(session, { form, submitter, way, data })),
        () => {
          if (isPassed()) return
          session.isLeaving ||= leaves
          leftToBrowser.add(form)
          ofForm(form, 'requestSubmit')(submitter?.isConnected ? submitter : null)
        },
      )
      .catch((error) =>
        session.failed({ url: way.url, method: 'POST', noCache: false, way: 'stay' }, ShopError.of(error)),
      )
      .finally(() => locked.delete(form))
  })
}

/** Sends a form whose page the shopper has left before its code was loaded. Its answer is not shown, as in browsers. */
function sendUnseen({ url, method, enctype }: FormWay, data: FormData, isVisit: boolean): void {
  // A form that would only open a page is not sent any more.
  if (method !== 'post') return
  const detail = { url: url.href, replace: false, noCache: false, keepPlace: false }
  if (isVisit && !announce(document, 'page:before-visit', detail, true)) return
  const body = enctype === 'multipart/form-data' ? data : urlEncoded(data)
  counting(send({ url, method: 'POST', body, noCache: false }, new AbortController().signal)).catch(() => {})
}
