import { ofForm } from '../../forms/of-form.ts'
import { arriveSoon } from '../../page/scripts/arrive.ts'
import { ShopError } from '../../request/errors.ts'
import { wayOf } from '../../request/form-body.ts'
import { wantsToBeAsked } from './before-unload.ts'
import { isLeftToBrowser, listenLast } from './links.ts'
import { loadDeferred } from './load-deferred.ts'
import type { Session } from './session.ts'

/** Forms that are under way: a second click shall not send them twice. */
const locked = new WeakSet<HTMLFormElement>()

/** Forms that the browser sends, since the code for it did not come. */
const leftToBrowser = new WeakSet<HTMLFormElement>()

/** Fetches what sends a form. */
const fetchForms = async () => (await loadDeferred()).prepareForms()

/** Sends the forms of the site in place where that is possible. What something else has taken is left alone. */
export function followForms(session: Session, signal: AbortSignal): void {
  // Who is in a field of a form may soon send it. A button alone is often a tag's: an addition to the basket needs none of this code.
  const fetchCode = (target: EventTarget | null) => {
    if (!(target instanceof Element && target.matches('form :is(input, select, textarea)'))) return
    fetchForms().catch(() => {})
  }
  // It may be what has fetched this code.
  fetchCode(document.activeElement)
  document.addEventListener('focusin', ({ target }) => fetchCode(target), { signal })
  listenLast('submit', signal, (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || leftToBrowser.delete(form)) return
    const way = wayOf(form, submitter)
    const href = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
    // The browser alone writes in other charsets.
    const isOurs =
      /^(get|post)$/.test(way.method) &&
      way.enctype !== 'text/plain' &&
      /^\s*(utf-?8\s*)?$/i.test(form.getAttribute('accept-charset') ?? '')
    if (!isOurs || isLeftToBrowser({ element: form, href, url: way.url, event }, session.options)) return
    const leaves = way.method === 'post' && !form.hasAttribute('data-update-target')
    if (leaves && wantsToBeAsked()) return
    event.preventDefault()
    if (locked.has(form)) return
    locked.add(form)
    const data = new FormData(form, submitter)
    arriveSoon('what sends a form', fetchForms())
      .then(
        ({ sendInPlace }) => sendInPlace(session, { form, submitter, way, data }),
        () => {
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
