import { setHtml } from '../../../runtime/page/html.ts'
import { findRow, itemIdOf, quantityField, rowOf, rowsIn } from './rows.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea'

/**
 * Puts fresh HTML of the server into the cart, before `end`. What the shopper typed and did not send yet stays, and so
 * does focus: on the same control, or when its row has gone, on the next one.
 */
export function replaceItems(host: HTMLElement, fragment: DocumentFragment, end: Element): void {
  const typed = typedTexts(host)
  const focus = focusPlace(host)
  // Scripts of the fragment are made ready apart: the status must not leave the page, or it would fall silent.
  const stage = document.createElement('div')
  setHtml(stage, fragment)
  // Not `node.remove()`: a form has its button named `remove` in the place of that method.
  for (const node of [...host.childNodes]) if (node !== end) host.removeChild(node)
  end.before(...stage.childNodes)
  for (const [name, value] of typed) {
    const field = host.querySelector<Field>(`[name="${CSS.escape(name)}"]`)
    if (field) field.value = value
  }
  focus?.()
}

/** Takes a row out whose item has gone, when no fresh HTML could be had. */
export function removeRow(host: HTMLElement, row: HTMLElement): void {
  const focus = focusPlace(host)
  row.remove()
  focus?.()
}

/** Texts by field name that differ from what the server knows. */
function typedTexts(host: HTMLElement): Map<string, string> {
  const fields = [...host.querySelectorAll<Field>('input[name], textarea[name]')]
  const isTyped = (field: Field) => {
    if (/^(hidden|checkbox|radio|submit|button)$/.test(field.type)) return false
    const row = rowOf(field)
    const known = row && quantityField(row) === field ? row.dataset.quantity : undefined
    return field.value !== (known ?? field.defaultValue)
  }
  return new Map(fields.filter(isTyped).map(({ name, value }) => [name, value]))
}

/** Remembers what has focus inside the cart; the answer finds it, or its neighbour, in the new HTML. */
function focusPlace(host: HTMLElement): (() => void) | undefined {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control === host || !host.contains(control)) return undefined
  const row = rowOf(control)
  const own = selectorOf(control)
  const neighbours = row ? neighbourIds(host, row) : []
  return () => {
    if (document.activeElement === control && host.contains(control)) return
    const scope = row ? findRow(host, itemIdOf(row)) : host
    const near = neighbours.map((id) => findRow(host, id)).find((found) => found !== null)
    const alike = near?.querySelector<HTMLElement>(own.replace(/\[value.*/, '')) ?? (near && quantityField(near))
    const target = scope?.querySelector<HTMLElement>(own) ?? alike ?? near?.querySelector<HTMLElement>(FOCUSABLE)
    if (target) focusAtEnd(target)
    else focusArea(host)
  }
}

/** The rows after the one, then those before it from near to far. */
function neighbourIds(host: HTMLElement, row: HTMLElement): string[] {
  const ids = rowsIn(host).map(itemIdOf)
  const at = ids.indexOf(itemIdOf(row))
  return [...ids.slice(at + 1), ...ids.slice(0, at).reverse()]
}

/** What tells a control from the others of its row: its name and value, or its part. */
function selectorOf(control: HTMLElement): string {
  const name = control.getAttribute('name')
  if (name && control instanceof HTMLButtonElement) {
    return `button[name="${CSS.escape(name)}"][value="${CSS.escape(control.value)}"]`
  }
  if (name) return `[name="${CSS.escape(name)}"]`
  const { part } = control.dataset
  return part ? `${control.localName}[data-part="${CSS.escape(part)}"]` : control.localName
}

/** A value that is set moves the caret to its end, where the shopper was typing. */
function focusAtEnd(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (!(target instanceof HTMLInputElement)) return
  const { value } = target
  target.value = ''
  target.value = value
}

/** An area has focus only for the moment, so that reading and the Tab key go on from there. */
function focusArea(host: HTMLElement): void {
  host.tabIndex = -1
  host.focus({ preventScroll: true })
  host.addEventListener('blur', () => host.removeAttribute('tabindex'), { once: true })
}
