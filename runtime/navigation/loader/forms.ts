import { ShopError } from '../../request/errors.ts'
import { wayOf } from '../../request/form-body.ts'
import { isLeftToBrowser, listenLast } from './links.ts'
import { loadDeferred } from './load-deferred.ts'
import type { Session } from './session.ts'

/** Forms that are under way: a second click shall not send them twice. */
const locked = new WeakSet<HTMLFormElement>()

/** Sends the forms of the site in place where that is possible. What something else has taken is left alone. */
export function followForms(session: Session, signal: AbortSignal): void {
  // Who is in a form may soon send it.
  const fetchCode = ({ target }: Event) => void ((target as Element).closest('form') && loadDeferred().catch(() => {}))
  document.addEventListener('focusin', fetchCode, { signal })
  listenLast('submit', signal, (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    const way = wayOf(form, submitter)
    const href = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
    const isOurs = /^(get|post)$/.test(way.method) && way.enctype !== 'text/plain'
    if (!isOurs || isLeftToBrowser({ element: form, href, url: way.url, event }, session.options)) return
    event.preventDefault()
    if (locked.has(form)) return
    locked.add(form)
    const data = new FormData(form, submitter)
    loadDeferred()
      .then(({ sendInPlace }) => sendInPlace(session, { form, submitter, way, data }))
      .catch((error) =>
        session.failed({ url: way.url, method: 'POST', noCache: false, way: 'stay' }, ShopError.of(error)),
      )
      .finally(() => locked.delete(form))
  })
}
