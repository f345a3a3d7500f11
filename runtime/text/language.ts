/** What the library has marked, so that it takes no `lang` of the theme away. */
const marked = new WeakSet<Element>()

/** A text of the library is in an element that holds little else: a picture, a part of a button. */
const MOST_CHILDREN = 4

const isSpokenIn = (element: Element | null | undefined, culture: string): boolean =>
  element?.closest('[lang]')?.getAttribute('lang')?.toLowerCase().split('-')[0] === culture

/**
 * Gives `lang` to each element that shows one of the library's texts and nothing else, now and later: on a page in a language
 * that the library does not have, they are read out and hyphenated in their own (WCAG 3.1.2). `texts` grows while texts are used.
 */
export function markLanguage(culture: string, texts: ReadonlySet<string>): () => void {
  const mark = (element: Element) => {
    if (element === document.body || element.childElementCount > MOST_CHILDREN) return
    const shown = element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('title')
    if (!shown || !texts.has(shown)) {
      if (marked.delete(element)) element.removeAttribute('lang')
    } else if (!isSpokenIn(element, culture)) {
      marked.add(element)
      element.setAttribute('lang', culture)
    }
  }
  const markAll = (root: Element) => {
    mark(root)
    for (const element of root.querySelectorAll('*')) mark(element)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      if (!element?.isConnected) continue
      for (let around = element.parentElement; around && marked.has(around); around = around.parentElement) mark(around)
      mark(element)
      if (type === 'childList') for (const node of addedNodes) if (node instanceof Element) markAll(node)
    }
  })
  markAll(document.body)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label', 'title'],
  })
  return () => observer.disconnect()
}
