import { addHtml } from '../../../runtime/page/html.ts'
import { FOCUSABLE, giveFocus } from '../../../runtime/page/window/give-focus.ts'
import { here, historyState, writeHistory } from '../../../runtime/page/window/history.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { pagesAddress } from '../../../stores/list/page-address.ts'
import { listOf, newItems, numberIn } from './rules.ts'

type Extension = {
  for: string
  param: string
  /** The page that is added, and the first one that is shown. */
  page: number
  from: number
  pages: number
  shown: number
  total: number
}

/**
 * Adds the items of an answer to the list, and counts up the attributes of the tag, the page's address and the links to
 * the pages. Focus moves to the first new item. Throws a ShopError if the answer has no such list.
 */
export function extend(host: HTMLElement, html: DocumentFragment, extension: Extension) {
  const { for: id, param, page, from } = extension
  const fresh = html.querySelector(host.localName)
  const list = listOf(document, id, host)
  const next = listOf(html, id, fresh)
  if (!list || !next) throw new ShopError('unreadable', 0, undefined, 'the list of the next page was not found')
  const added = newItems(list, next)
  addHtml(list, added)
  // Without attributes of its own, the answer is the last page that is known.
  const counted = {
    page,
    from,
    pages: numberIn(fresh, 'pages') ?? extension.pages,
    shown: numberIn(fresh, 'shown') ?? extension.shown + added.length,
    total: numberIn(fresh, 'total') ?? extension.total,
  }
  for (const [name, value] of Object.entries(counted)) change(host, name, value)
  const url = pagesAddress(here().href, param, from, page)
  writeHistory('replace', historyState(), url)
  followPages(param, page)
  focusOn(added[0])
  return { page, count: added.length, url }
}

/** The server's attributes that are changed, by their element; null for one that the server did not send. */
const sent = new Map<Element, Record<string, string | null>>()

function change(element: Element, name: string, value: number): void {
  sent.set(element, { [name]: element.getAttribute(name), ...sent.get(element) })
  element.setAttribute(name, String(value))
}

/**
 * Restores the server's attributes before other HTML is shown: a page that keeps its views writes only those attributes
 * whose values differ from the ones that the server has sent before.
 */
export function restoreAttributes(): void {
  for (const [element, attributes] of sent)
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  sent.clear()
}

/** The links to the pages show the last page of the list. */
function followPages(param: string, page: number): void {
  for (const pages of document.querySelectorAll('list-pagination')) {
    if ((pages.getAttribute('param') || 'pageindex') === param) change(pages, 'page', page)
  }
}

function focusOn(item: Element | undefined): void {
  if (!(item instanceof HTMLElement)) return
  const target = item.querySelector<HTMLElement>(FOCUSABLE) ?? item
  giveFocus(target)
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
