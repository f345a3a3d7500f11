import { raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** The markup of a component, as JSX has it. */
type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

const kept = new WeakMap<object, Map<string, string>>()

/** V8 keeps a text as the tree of its additions, and would walk through it for each page. */
const flat = (text: string) => Buffer.from(text).toString()

/**
 * Renders a part of a page that shows a result which visitors share, once for as long as they share it. A result is of
 * one culture and one market; `key` names the part and everything else on which it depends. So `render` must use
 * nothing of the visitor: no session, customer, cookie, nonce or address. A result that is not shared is rendered anew.
 */
export function keptMarkup(result: object, key: string, render: () => Markup): Markup {
  if (!Object.isFrozen(result)) return render()
  const texts = kept.get(result) ?? new Map<string, string>()
  kept.set(result, texts)
  const text = texts.get(key) ?? flat(String(render()))
  texts.set(key, text)
  return raw(text)
}
