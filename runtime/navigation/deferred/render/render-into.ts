import type { Nonces } from '../../../page/adapt.ts'
import { parseDocument, parseHtml } from '../../../page/html.ts'
import { runScripts } from '../../../page/scripts/run-scripts.ts'
import { areaOf } from '../../render/area.ts'
import { nameTableFields } from '../../render/parse/table-fields.ts'
import { mergeViews } from './merge-views.ts'
import { hold, letGo } from './persisted.ts'

const isWhole = (html: string): boolean => /<(!doctype|html|head|body|main)\b/i.test(html.slice(0, 500))

export type PartOptions = {
  signal?: AbortSignal
  nonces?: Nonces
  /** Selects the part of the answer; by default its page area if it is a whole page, else all of it. */
  selector?: string
  /** Default: true. */
  runScripts?: boolean
}

/** Renders a part of a page into an element, by the rules of a page: for a form's answer, or a fragment. */
export async function renderInto(
  target: Element,
  html: string | DocumentFragment,
  { signal, nonces, selector, runScripts: isRun = true }: PartOptions = {},
): Promise<void> {
  const content = typeof html !== 'string' ? html : isWhole(html) ? parseDocument(html) : parseHtml(html)
  nameTableFields(content)
  const chosen =
    (selector && content.querySelector(selector)) || (content instanceof Document && areaOf(content, target))
  hold(target)
  const scripts = mergeViews(target, chosen || (content instanceof Document ? content.body : content), nonces)
  letGo()
  if (isRun) await runScripts(scripts, { signal })
}
