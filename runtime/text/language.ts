import { languageOf } from './locale.ts'
import { nameApart, unnameApart } from './name-apart.ts'

/** The elements that the library has marked, so that it removes no `lang` of the theme. */
const marked = new WeakSet<Element>()

/** An element with a text of the library has few children: a picture, a part of a button. */
const MOST_CHILDREN = 4

/** The attributes that name an element, by precedence. */
const NAMES = ['aria-label', 'alt', 'title', 'placeholder']

const isSpokenIn = (element: Element, language: string): boolean =>
  languageOf(element.closest('[lang]')?.getAttribute('lang') ?? '') === language

const nameOf = (element: Element): string =>
  NAMES.map((name) => element.getAttribute(name)?.trim()).find((text) => text) ?? ''

const textOf = (element: Element): string => element.textContent?.trim() ?? ''

/** Signs and numbers are read in any language. */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text)

/**
 * Sets `lang` on each element whose text or name is one of the library's, now and later: where a text is not in the
 * language of the page, it is read out and hyphenated in its own (WCAG 3.1.2). An element that contains texts of the
 * page has no mark: its name is written apart, in its own language. `texts` has the language of each text, and grows
 * while texts are used.
 */
export function markLanguages(texts: ReadonlyMap<string, string>): () => void {
  const isOfPage = (text: string) => hasLetters(text) && !texts.has(text.trim())

  /** `isText`: the text of the element is a part of one of the library's. */
  const holdsPage = (element: Element, isText = texts.has(textOf(element))): boolean =>
    [...element.childNodes].some((node) => {
      if (node instanceof Text) return !isText && isOfPage(node.data)
      if (!(node instanceof Element) || (node.hasAttribute('lang') && !marked.has(node))) return false
      return isOfPage(nameOf(node)) || holdsPage(node, isText || texts.has(textOf(node)))
    })

  /** The language of an element with one of the texts, and with none of the page. */
  const languageIn = (element: Element): string | undefined => {
    const name = nameOf(element)
    const shown = element.childElementCount <= MOST_CHILDREN ? texts.get(textOf(element)) : undefined
    const isPage = element === document.body || isOfPage(name) || holdsPage(element)
    return isPage ? undefined : (shown ?? texts.get(name))
  }

  /** Returns true if a mark was removed: the elements inside need marks of their own then. */
  const mark = (element: Element): boolean => {
    const language = languageIn(element)
    const label = element.getAttribute('aria-label') ?? ''
    const ofLabel = texts.get(label.trim())
    if (!language && ofLabel && !isSpokenIn(element, ofLabel)) nameApart(element, label, ofLabel)
    else unnameApart(element)
    if (language && !isSpokenIn(element, language)) {
      marked.add(element)
      element.setAttribute('lang', language)
    }
    if (language || !marked.delete(element)) return false
    element.removeAttribute('lang')
    return true
  }
  const markAll = (root: Element) => {
    mark(root)
    for (const element of root.querySelectorAll('*')) mark(element)
  }
  const markAgain = (element: Element) => {
    if (mark(element)) markAll(element)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      if (!element?.isConnected) continue
      for (let around = element.parentElement; around; around = around.parentElement)
        if (marked.has(around) || texts.has(nameOf(around))) markAgain(around)
      markAgain(element)
      if (type === 'childList') for (const node of addedNodes) if (node instanceof Element) markAll(node)
    }
  })
  markAll(document.body)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: NAMES })
  return () => observer.disconnect()
}
