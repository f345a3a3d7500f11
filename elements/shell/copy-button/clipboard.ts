/**
 * Puts a text on the clipboard. False when the page has none (http, frames) or the browser refuses. `place` is where the
 * older way may put a field for a moment: one outside an open dialog could not be selected.
 */
export async function writeClipboard(text: string, place: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, place)
  }
}

/** The way of before the clipboard had its own interface; it also works over http. Selection and focus come back. */
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

/** What an element would copy: the value of a field, else its text as it is seen. */
export function textOf(element: HTMLElement): string {
  if (isField(element)) return element.value
  // biome-ignore lint/performance/useDomNodeTextContent: line breaks count, and white space of the markup does not
  return element.innerText.trim()
}

/** Selects what an element holds, so that a shopper can copy it; false when it cannot be seen or selected. */
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
