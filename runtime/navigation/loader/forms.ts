import { send } from '../../page/events.ts'
import { type FormWay, urlEncoded, wayOf } from '../../request/form-body.ts'
import { counting } from '../../request/loading.ts'
import { visit } from '../visit.ts'
import type { Asked } from './fetch-page.ts'
import { hearLast, isLeft } from './links.ts'
import type { Session } from './session.ts'
import { takeAnswer, update } from './update.ts'

/** Forms that are under way: a second click shall not send them twice. */
const locked = new WeakSet<HTMLFormElement>()

/** Sends the forms of the site in place, as the browser would. What something else has taken is left alone. */
export function followForms(session: Session, signal: AbortSignal): void {
  hearLast('submit', signal, (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    const way = wayOf(form, submitter)
    const href = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
    const isOurs = /^(get|post)$/.test(way.method) && way.enctype !== 'text/plain'
    if (!isOurs || isLeft({ element: form, href, url: way.url, event }, session.outside.options)) return
    event.preventDefault()
    if (!locked.has(form)) sendInPlace(session, form, submitter, way)
  })
}

function sendInPlace(session: Session, form: HTMLFormElement, submitter: HTMLElement | null, way: FormWay): void {
  const { url } = way
  const data = new FormData(form, submitter)
  const isGet = way.method === 'get'
  if (isGet) url.search = urlEncoded(data).toString()
  const noCache = form.classList.contains('no-cache')
  // An attribute, not the property: a field named "dataset" would hide it.
  const selector = form.getAttribute('data-update-target')
  if (isGet && !selector) {
    url.hash = ''
    void visit(url, { noCache })
    return
  }
  const asked: Asked = { url, method: isGet ? 'GET' : 'POST', noCache, ...(!isGet && bodyOf(form, way, data)) }
  if (!selector && !send(document, 'page:before-visit', { url: url.href, replace: false, noCache }, true)) return
  const unlock = lock(form, submitter)
  const sent = selector ? update(session, asked, selector) : session.load({ ...asked, way: 'push', take: takeAnswer })
  ;(isGet ? sent : counting(sent)).then(unlock, unlock)
}

/** What is sent, in the encoding of the form. The form hears how files go along. */
function bodyOf(form: HTMLFormElement, { enctype }: FormWay, data: FormData): Pick<Asked, 'body' | 'progress'> {
  if (enctype !== 'multipart/form-data') return { body: urlEncoded(data) }
  const hasFile = [...data.values()].some((value) => value instanceof File && value.size > 0)
  const progress = (loaded: number, total: number) => void send(form, 'form:progress', { loaded, total })
  return { body: data, ...(hasFile && { progress }) }
}

/** Says that the form is under way. `aria-disabled`, not `disabled`: the button keeps the focus. */
function lock(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  locked.add(form)
  const mark = () => {
    if (!locked.has(form)) return
    form.ariaBusy = 'true'
    if (submitter) submitter.ariaDisabled = 'true'
  }
  mark()
  // Who guards the form takes its own marks away, since the browser does not send it.
  setTimeout(mark)
  return () => {
    locked.delete(form)
    form.ariaBusy = null
    if (submitter) submitter.ariaDisabled = null
  }
}
