import { ofForm } from '../../../forms/of-form.ts'
import { send } from '../../../page/events.ts'
import { focusWrong } from '../../../page/window/refocus.ts'
import { type FormWay, urlEncoded } from '../../../request/form-body.ts'
import { counting } from '../../../request/loading.ts'
import type { Asked } from '../../loader/order.ts'
import type { Session } from '../../loader/session.ts'
import { keepsPlace, visit } from '../../visit.ts'
import { takeAnswer, update } from './update.ts'

type Submitter = HTMLElement | null

type Sent = { form: HTMLFormElement; submitter: Submitter; way: FormWay; data: FormData }

/**
 * Sends a form as the browser would, and shows the answer in place. Settles when the form can be sent again; never
 * fails.
 */
export async function sendInPlace(session: Session, { form, submitter, way, data }: Sent): Promise<void> {
  const { url } = way
  const isGet = way.method === 'get'
  if (isGet) url.search = urlEncoded(data).toString()
  const noCache = ofForm(form, 'matches')('.no-cache')
  // An attribute, not the property: a field named "dataset" would hide it.
  const selector = form.getAttribute('data-update-target')
  if (isGet && !selector) {
    void visit(url, { noCache, keepPlace: keepsPlace(form) })
    return
  }
  const asked: Asked = { url, method: isGet ? 'GET' : 'POST', noCache, ...(!isGet && bodyOf(form, way, data)) }
  if (
    !selector &&
    !send(document, 'page:before-visit', { url: url.href, replace: false, noCache, keepPlace: false }, true)
  )
    return
  const rest = beBusy(form, submitter)
  const order = { ...asked, way: 'push' as const, take: takeAnswer, focus: focusWrong }
  const sent = selector ? update(session, asked, selector) : session.load(order)
  // The session reports a failure.
  await (isGet ? sent : counting(sent)).catch(() => {})
  rest()
}

/** The body of the request, in the encoding of the form. The form is notified of the progress of files. */
function bodyOf(form: HTMLFormElement, { enctype }: FormWay, data: FormData): Pick<Asked, 'body' | 'progress'> {
  if (enctype !== 'multipart/form-data') return { body: urlEncoded(data) }
  const hasFile = [...data.values()].some((value) => value instanceof File && value.size > 0)
  const progress = (loaded: number, total: number) => void send(form, 'form:progress', { loaded, total })
  return { body: data, ...(hasFile && { progress }) }
}

/** Shows that the form is being sent. `aria-disabled`, not `disabled`: the button keeps the focus. */
function beBusy(form: HTMLFormElement, submitter: Submitter): () => void {
  const setBusy = (isBusy: 'true' | null) => {
    if (isBusy) form.setAttribute('aria-busy', isBusy)
    else form.removeAttribute('aria-busy')
    if (submitter) submitter.ariaDisabled = isBusy
    submitter?.toggleAttribute('data-vt-busy', isBusy !== null)
  }
  setBusy('true')
  return () => setBusy(null)
}
