import { createButton, createPart } from '../../../runtime/page/part.ts'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'
import { ownEnding } from './unique-ids.ts'

/** The place of a product's view: what stands in the list, and what it holds. */
export class View {
  readonly ending = ownEnding()
  readonly panel = createPart('div', 'panel')
  readonly content = createPart('div', 'content')
  readonly close: HTMLButtonElement
  readonly status = createPart('div', 'status')
  readonly retry: HTMLButtonElement
  readonly #words = document.createElement('span')
  readonly #place: HTMLElement
  #width: ResizeObserver | undefined

  constructor(
    readonly host: HTMLElement,
    texts: { close: string; retry: string },
  ) {
    this.close = createButton('close', '×')
    this.close.setAttribute('aria-label', texts.close)
    this.retry = createButton('retry', texts.retry)
    this.retry.hidden = true
    // A live region must be in the page before its words.
    this.status.setAttribute('role', 'status')
    this.status.append(this.#words)
    this.panel.id = `vt-quick${this.ending}`
    this.panel.setAttribute('role', 'group')
    this.panel.append(this.close, this.status, this.retry, this.content)
    this.#place = placeFor(host, this.panel)
    this.#place.dataset.vtQuickView = ''
    this.#place.dataset.part = 'view'
  }

  /** Stands behind the card or row of its element, and is named by the words of the toggle. */
  show(toggle: HTMLElement): void {
    const item = itemOf(this.host)
    if (item && item.nextElementSibling !== this.#place) item.after(this.#place)
    else if (!item && this.#place.parentNode !== this.host) this.host.append(this.#place)
    this.panel.setAttribute('aria-label', toggle.textContent?.trim() ?? '')
    this.#place.hidden = false
    this.#width ??= new ResizeObserver(() => this.#point(toggle))
    this.#width.observe(this.panel)
  }

  hide(): void {
    this.#place.hidden = true
    this.#width?.disconnect()
  }

  remove(): void {
    this.hide()
    this.#place.remove()
  }

  say(words: string): void {
    this.#words.textContent = words
  }

  contains = (node: Node | null): boolean => this.#place.contains(node)

  /** Scrolls as little as brings the view into sight. */
  reveal(): void {
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    this.panel.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior })
  }

  /** The notch of the panel points at the card that it belongs to. */
  #point(toggle: HTMLElement): void {
    const card = (itemOf(this.host) ?? toggle).getBoundingClientRect()
    const panel = this.panel.getBoundingClientRect()
    const isWide = card.width > panel.width * 0.9
    const middle = isWide ? toggle.getBoundingClientRect() : card
    const place = middle.left + middle.width / 2
    const isLeftward = getComputedStyle(this.panel).direction === 'rtl'
    this.panel.style.setProperty('--vt-notch', `${isLeftward ? panel.right - place : place - panel.left}px`)
  }
}

/** The card or row that an element stands in. */
export const itemOf = (host: Element): HTMLElement | null => host.closest<HTMLElement>('tr, li')

/** What may stand beside a card is a list item; beside a row, a row with one cell. */
function placeFor(host: HTMLElement, panel: HTMLElement): HTMLElement {
  const item = itemOf(host)
  const place = document.createElement(item?.localName ?? 'div')
  if (!(item instanceof HTMLTableRowElement)) {
    place.append(panel)
    return place
  }
  const cell = document.createElement('td')
  cell.colSpan = [...item.cells].reduce((sum, { colSpan }) => sum + colSpan, 0)
  // Rows that are laid out by other means than a table say by roles that they are rows.
  if (item.role) [place.role, cell.role] = [item.role, 'cell']
  cell.append(panel)
  place.append(cell)
  return place
}
