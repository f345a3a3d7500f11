const labels = new Map<Element, HTMLElement>()
let count = 0

/**
 * Names an element that contains texts in another language than its name: the name is a text of its own, not visible,
 * with its `lang`. The element's present name stays. An author's `aria-labelledby` is left.
 */
export function nameApart(element: Element, name: string, culture: string): void {
  const known = labels.get(element)
  if (!known && element.hasAttribute('aria-labelledby')) return
  const label = known ?? document.createElement('span')
  if (label.textContent !== name) label.textContent = name
  if (known?.isConnected) return
  sweep()
  count += 1
  label.id ||= `vt-name-${count}`
  Object.assign(label, { hidden: true, lang: culture })
  labels.set(element, label)
  document.body.append(label)
  element.setAttribute('aria-labelledby', label.id)
}

export function unnameApart(element: Element): void {
  const label = labels.get(element)
  if (!label) return
  label.remove()
  labels.delete(element)
  if (element.getAttribute('aria-labelledby') === label.id) element.removeAttribute('aria-labelledby')
}

/** Removes the names of elements that have left the page. */
function sweep(): void {
  for (const element of labels.keys()) if (!element.isConnected) unnameApart(element)
}
