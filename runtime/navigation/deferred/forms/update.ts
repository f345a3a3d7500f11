import { ofForm } from '../../../forms/of-form.ts'
import { deferred } from '../../../page/deferred.ts'
import { ownUrl } from '../../../page/paths.ts'
import { warn } from '../../../page/warn.ts'
import { giveFocus } from '../../../page/window/give-focus.ts'
import { focusWrong, noteFocus, refocus } from '../../../page/window/refocus.ts'
import { ShopError } from '../../../request/errors.ts'
import { fetchPage, waitAtMost } from '../../loader/fetch-page.ts'
import type { Asked } from '../../loader/order.ts'
import type { Session } from '../../loader/session.ts'
import type { RenderOptions } from '../../render/render-options.ts'
import { loadFully, visit } from '../../visit.ts'
import { type PartOptions, renderInto } from '../render/render-into.ts'

const saving = deferred('file downloads', () => import('./save-file.ts'))

const running = new WeakMap<Element, AbortController>()

/** Fetches and shows HTML for a part of the page; a later call for the same part ends the earlier one. */
export async function update(session: Session, asked: Asked, selector: string): Promise<void> {
  const target = find(selector)
  if (!target) return
  running.get(target)?.abort(new ShopError('aborted', 0, undefined, 'another answer is wanted'))
  const stop = new AbortController()
  running.set(target, stop)
  const waiting = waitAtMost(session.options.timeOut, stop)
  target.ariaBusy = 'true'
  try {
    const arrival = await fetchPage({ ...asked, headers: { 'X-Page-Target': selector } }, waiting)
    if (arrival.kind === 'page') {
      let html = ''
      for await (const part of arrival.html) html += part
      await show(target, html, { signal: stop.signal, nonces: arrival.nonces, selector })
    } else if (arrival.kind !== 'nothing') await takeAnswer(arrival)
  } catch (error) {
    const again = () => void update(session, asked, selector)
    session.failed({ ...asked, way: 'stay', again }, ShopError.of(error))
  } finally {
    waiting.end()
    if (running.get(target) === stop) target.ariaBusy = null
  }
}

/** Handles answers of a form that are no page: an address to open, HTML by selector, or a file. */
export async function takeAnswer(answer: { url: URL; data?: unknown; response?: Response | undefined }): Promise<void> {
  const { data, response, url } = answer
  if (response) return (await saving.get()).saveFile(url, response)
  if (typeof data !== 'object' || data === null) return
  const { Uri } = data as { Uri?: unknown }
  if (typeof Uri === 'string') go(Uri)
  else await showParts(data)
}

async function showParts(parts: object, options: PartOptions = {}): Promise<void> {
  for (const [selector, html] of Object.entries(parts)) {
    const target = typeof html === 'string' && find(selector)
    if (target) await show(target, html, { ...options, selector })
  }
}

/** Opens another page for the server; one of another site only over http. */
function go(address: string): void {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined
  if (url && !ownUrl(address) && /^https?:$/.test(url.protocol)) loadFully(url)
  else void visit(address)
}

/** Focus that was in the part stays in it, on an invalid field if there is one. */
async function show(target: Element, html: string, options: PartOptions & { selector: string }): Promise<void> {
  const hadFocus = ofForm(target, 'contains')(document.activeElement)
  const focus = noteFocus(target)
  await renderInto(target, html, options)
  if (focusWrong(target)) return
  if (hadFocus && !ofForm(target, 'contains')(document.activeElement) && !refocus(target, focus))
    giveFocus(target as HTMLElement)
}

/** Shows HTML in the parts of the page that the selectors match. The shopper sees it as a visit. */
export async function renderParts(
  parts: Record<string, string>,
  options: RenderOptions,
  nonces: PartOptions['nonces'],
): Promise<{ title: string }> {
  const { title } = document
  await options.commit({ title, language: document.documentElement.lang })
  await showParts(parts, { signal: options.signal, nonces })
  options.placed()
  return { title }
}

function find(selector: string): Element | undefined {
  try {
    const found = document.querySelector(selector)
    if (found) return found
  } catch {
    // The warning below covers an invalid selector and one that matches nothing.
  }
  warn(`"${selector}" names nothing in the page.`, 'The answer for it is not shown.', 'Give a CSS selector.')
  return undefined
}
