import { parseDocument, setHtml } from '../../page/html.ts'
import { runScripts } from '../../page/run-scripts.ts'
import { ShopError } from '../../request/errors.ts'

/** An answer of the server that is to be shown. */
export type Answer = {
  /** Where it came from, after redirects. */
  url: URL
  html: AsyncIterable<string> | string
  /** The nonces by which its own policy lets scripts run; undefined: it has no policy. */
  nonces: ReadonlySet<string> | undefined
}

export type DrawOptions = {
  /** The page area of the live page. */
  area: HTMLElement
  signal: AbortSignal
  /** False: everything is read before anything is shown. */
  isStreamed: boolean
  withTransition: boolean
  /** False after an error page. */
  runScripts: boolean
  /** Awaited once, before the first change of the live page: what the head says is known, the old content still stands. */
  commit(page: { title: string; language: string }): Promise<void>
  /** The first new content stands in the area; its images may still be on their way. */
  placed(): void
}

/**
 * Draws an answer into the page area. Resolves when its last node stands and its scripts have run. Throws ShopError:
 * `unreadable` when it is no page, `offline` when the stream broke; then what came stays.
 */
export async function drawPage(answer: Answer, options: DrawOptions): Promise<{ title: string }> {
  const { area, signal } = options
  let html = ''
  if (typeof answer.html === 'string') html = answer.html
  else for await (const part of answer.html) html += part
  signal.throwIfAborted()
  if (html.trim() === '') throw new ShopError('unreadable', 0, undefined, `${answer.url} is empty`)
  const page = parseDocument(html)
  const from = page.querySelector('page-loader main') ?? page.querySelector('main') ?? page.body
  await options.commit({ title: page.title, language: page.documentElement.lang })
  signal.throwIfAborted()
  document.title = page.title
  area.replaceChildren(...from.childNodes)
  options.placed()
  if (options.runScripts) await runScripts([...area.querySelectorAll('script')], { signal })
  return { title: document.title }
}

/** Draws a part of a page into an element, by the same rules. */
export async function drawInto(
  target: Element,
  html: string,
  _options: { signal?: AbortSignal; nonces?: ReadonlySet<string> | undefined } = {},
): Promise<void> {
  setHtml(target, html)
}
