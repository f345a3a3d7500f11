import { send } from '../../page/events.ts'
import { focusWrong } from '../../page/window/refocus.ts'
import { kindOfStatus, ShopError } from '../../request/errors.ts'
import type { Arrival, PageArrival } from '../loader/fetch-page.ts'
import type { Asked } from '../loader/order.ts'
import type { RenderOptions } from '../render/render-options.ts'
import { renderParts } from './forms/update.ts'

/** A page script may not see the target of a redirect to another site, only that there is one. */
export async function readLost(asked: Asked, signal: AbortSignal, cause: unknown): Promise<Arrival> {
  if (asked.method === 'GET' && (await leadsAway(asked.url, signal))) return { kind: 'elsewhere', url: asked.url }
  throw new ShopError('offline', 0, undefined, String(cause), cause)
}

async function leadsAway(url: URL, signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const { type, body } = await fetch(url, { redirect: 'manual', signal })
    await body?.cancel()
    return type === 'opaqueredirect'
  } catch {
    return false
  }
}

type Known = Pick<PageArrival, 'url' | 'nonces'>

export async function readOther(response: Response, asked: Asked, { url, nonces }: Known): Promise<Arrival> {
  const { status, headers } = response
  const isGet = asked.method === 'GET'
  const mustSignIn = headers.has('X-Sign-In')
  if (!response.ok || mustSignIn) return refuse(response, asked, { url, nonces }, mustSignIn ? 401 : status)
  if (status === 204 || status === 205) return { kind: 'nothing' }
  const type = headers.get('Content-Type')
  if (!type && !isGet && !isFile(headers)) return readUntyped(response, { url, nonces })
  if (!isFile(headers) && /\bjson\b/.test(type ?? '')) {
    const data: unknown = await response.json()
    if (!isGet || asked.headers) return { kind: 'data', url, data }
    if (areParts(data)) {
      const render = (options: RenderOptions) => renderParts(data, options, nonces)
      return { kind: 'page', url, html: '', nonces, render }
    }
  } else if (isGet) await response.body?.cancel()
  return { kind: 'elsewhere', url, response }
}

/** Browsers save every response with a disposition other than `inline`. */
export const isFile = (headers: Headers): boolean => !/^\s*(inline\b|$)/i.test(headers.get('Content-Disposition') ?? '')

/** The beginning of an HTML text, for responses without a type. */
const HTML = /^\s*<(!--|(!doctype\s+html|html|head|title|body|main|div|h1|p|table|form|script|style)[\s>])/i

/** Reads the response to a form without a type: browsers sniff its first bytes. */
async function readUntyped(response: Response, { url, nonces }: Known): Promise<Arrival> {
  const bytes = await response.blob()
  if (!HTML.test(await bytes.slice(0, 512).text())) {
    const { headers } = response
    return { kind: 'elsewhere', url, response: new Response(bytes, { headers }) }
  }
  return { kind: 'page', url, nonces, html: await bytes.text() }
}

/** `{ "#cart": "<p>…" }`: HTML by selector. */
const areParts = (data: unknown): data is Record<string, string> =>
  typeof data === 'object' && data !== null && Object.values(data).every((html) => typeof html === 'string')

/** A refused form is shown in place with its mistakes; every other failure is a ShopError. */
async function refuse(response: Response, asked: Asked, known: Known, status: number): Promise<Arrival> {
  const html = await response.text().catch(() => '')
  const isHtml = response.headers.get('Content-Type')?.includes('html')
  const isForm = asked.method === 'POST' && isHtml && status < 500 && status !== 401 && status !== 404
  if (!isForm) throw new ShopError(kindOfStatus(status), status, html, response.statusText)
  if (!send(document, 'page:error', { url: asked.url.href, status, html }, true)) return { kind: 'nothing' }
  const over = { way: 'stay' as const, scroll() {}, focus: focusWrong, isError: status !== 422 }
  return { kind: 'page', ...known, html, over }
}
