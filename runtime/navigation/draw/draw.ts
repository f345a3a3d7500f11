import type { Nonces } from '../../page/adapt.ts'
import { parseDocument, parseHtml } from '../../page/html.ts'
import { runScripts } from '../../page/run-scripts.ts'
import { warn } from '../../page/warn.ts'
import { ShopError } from '../../request/errors.ts'
import { areaOf } from './area.ts'
import { Drawing } from './drawing.ts'
import { insertNodes } from './insert.ts'
import { hold, letGo } from './keep.ts'
import { isWhole, slices } from './parser.ts'

/** An answer of the server that is to be shown. */
export type Answer = {
  /** Where it came from, after redirects. */
  url: URL
  html: AsyncIterable<string> | string
  /** The nonces by which its own policy lets scripts run; undefined: it has no policy. */
  nonces: Nonces
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
 * Draws an answer into the page area: a whole document, a part of a page, or JSON `{ selector: html }`. Resolves when its last
 * node stands and its scripts have run. Throws ShopError: `unreadable` when it is no page, `offline` when the stream broke;
 * then what came stays.
 */
export async function drawPage(answer: Answer, options: DrawOptions): Promise<{ title: string }> {
  const parts = slices(answer.html)
  const first = await parts.next()
  const rest = startWith(first.value ?? '', parts)
  if (/^\s*\{/.test(first.value ?? '')) return drawPieces(rest, answer, options)
  return new Drawing(answer, options).run(rest)
}

async function* startWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

async function drawPieces(parts: AsyncIterable<string>, answer: Answer, options: DrawOptions) {
  let text = ''
  for await (const part of parts) text += part
  const pieces = readPieces(text, answer.url)
  const { title } = document
  await options.commit({ title, language: document.documentElement.lang })
  options.signal.throwIfAborted()
  const drawn = Object.entries(pieces).map(([selector, html]) => {
    const target = document.querySelector(selector)
    if (target) return drawInto(target, html, { ...options, nonces: answer.nonces })
    return warn(`${answer.url} has a piece for "${selector}".`, 'The page has no such place.', 'Name one that it has.')
  })
  options.placed()
  await Promise.all(drawn)
  return { title }
}

function readPieces(text: string, url: URL): Record<string, string> {
  try {
    const pieces: Record<string, unknown> = JSON.parse(text)
    if (Object.values(pieces).every((html) => typeof html === 'string')) return pieces as Record<string, string>
  } catch {
    // Broken JSON is no page either.
  }
  throw new ShopError('unreadable', 0, text, `${url} is no page`)
}

export type PieceOptions = {
  signal?: AbortSignal
  nonces?: Nonces
  /** What of the answer is meant; by default its page area when it is a whole page, else all of it. */
  selector?: string
  /** Default: true. */
  runScripts?: boolean
}

/** Draws a part of a page into an element, by the same rules: for a form's answer, or a fragment. */
export async function drawInto(
  target: Element,
  html: string | DocumentFragment,
  { signal, nonces, selector, runScripts: isRun = true }: PieceOptions = {},
): Promise<void> {
  const content = typeof html !== 'string' ? html : isWhole(html) ? parseDocument(html) : parseHtml(html)
  const chosen =
    (selector && content.querySelector(selector)) || (content instanceof Document && areaOf(content, target))
  hold(target)
  target.replaceChildren()
  const scripts = insertNodes([...(chosen || content).childNodes], target, null, nonces)
  letGo()
  if (isRun) await runScripts(scripts, { signal })
}
