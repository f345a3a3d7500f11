import { adapt, type Nonces } from '../../page/adapt.ts'
import { waitingMedia } from '../../page/html.ts'

/** Takes persistent elements out of new content; the returned function puts them back once the content is in the page. */
export type Claim = (content: DocumentFragment) => () => void

/** A form between the rows of a table, or beside its cells: the parser leaves it empty, and gives it the fields that follow. */
const LOOSE = ':is(table, tbody, thead, tfoot, tr) > form'

let lastId = 0

/** In the page such fields would have no form: they get the attribute. They end with the table, or where the next form begins. */
function keepFields(content: Element): void {
  const forms = content.matches(LOOSE) ? [content] : content.querySelectorAll(LOOSE)
  for (const form of forms) {
    // Not its own method: a field of that name would hide it.
    const table = Element.prototype.closest.call(form, 'table') as Element
    const all = [...table.querySelectorAll('form, button, fieldset, input, object, output, select, textarea')]
    const rest = all.slice(all.indexOf(form) + 1)
    const next = rest.findIndex(({ localName }) => localName === 'form')
    for (const field of next < 0 ? rest : rest.slice(0, next)) {
      if (field.hasAttribute('form') || form.contains(field)) continue
      if (!form.getAttribute('id')) form.setAttribute('id', `vt-form-${++lastId}`)
      field.setAttribute('form', form.getAttribute('id') as string)
    }
  }
}

/** Puts nodes of an answer into the page, complete and in one step. Returns their scripts; none has run yet. */
export function insertNodes(
  nodes: Node[],
  to: Element,
  before: Node | null,
  nonces: Nonces,
  claim?: Claim,
): HTMLScriptElement[] {
  if (nodes.length === 0) return []
  const content = document.createDocumentFragment()
  for (const node of nodes) if (node instanceof Element) keepFields(node)
  content.append(...nodes)
  const fill = claim?.(content)
  const scripts = adapt(content, nonces)
  const wake = waitingMedia(content)
  to.insertBefore(content, before)
  wake()
  fill?.()
  return scripts
}
