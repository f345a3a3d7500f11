/**
 * Returns false when the page has no clipboard (http, frames) or the browser refuses. `place` is the parent of the
 * older method's field: a field outside an open dialog could not be selected.
 */
export async function writeClipboard(text: string, place: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, place)
  }
}

/** The method from before the Clipboard API; it also works over http. Restores selection and focus. */
function copyBySelection(text: string, place: Element): boolean {
  const focus = document.activeElement as HTMLElement | null
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  const field = document.createElement('textarea')
  field.readOnly = true
  field.className = 'vt-hidden'
  field.value = text
  place.append(field)
  field.select()
  let isCopied = false
  try {
    isCopied = document.execCommand('copy')
  } finally {
    field.remove()
    focus?.focus({ preventScroll: true })
    if (range) {
      selection?.removeAllRanges()
      selection?.addRange(range)
    }
  }
  return isCopied
}

/** Returns the value of a field, else the visible text of the element. */
export function textOf(element: HTMLElement): string {
  if (isField(element)) return element.value
  // biome-ignore lint/performance/useDomNodeTextContent: line breaks count, and white space of the markup does not
  return element.innerText.trim()
}

/** Returns false when the element is hidden or cannot be selected. */
export function selectText(element: HTMLElement): boolean {
  if (!element.checkVisibility()) return false
  if (isField(element)) {
    if (element instanceof HTMLSelectElement || element.type === 'password') return false
    element.focus()
    element.select()
  } else getSelection()?.selectAllChildren(element)
  return true
}

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element.matches('input, textarea, select')
