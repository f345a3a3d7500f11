import { useEffect, useRef } from 'react'

/** The element in its list that a product's view is inserted after: a card or a row. */
export class Position {
  readonly container: HTMLElement
  readonly #place: HTMLElement
  #width: ResizeObserver | undefined

  constructor(readonly host: HTMLElement) {
    this.#place = placeFor(host)
    this.#place.dataset.vtQuickView = ''
    this.#place.dataset.part = 'view'
    this.container = this.#place.querySelector('td') ?? this.#place
  }

  show(toggle: HTMLElement): void {
    const item = itemOf(this.host)
    if (item && item.nextElementSibling !== this.#place) item.after(this.#place)
    else if (!item && this.#place.parentNode !== this.host) this.host.append(this.#place)
    this.#place.hidden = false
    this.#width ??= new ResizeObserver(() => this.#point(toggle))
    this.#width.observe(this.container)
  }

  /** Focus that would be lost moves back to the toggle. */
  hide(toggle: HTMLElement): void {
    if (this.#place.contains(document.activeElement)) toggle.focus({ preventScroll: true })
    this.#place.hidden = true
    this.#width?.disconnect()
  }

  remove(): void {
    this.#width?.disconnect()
    this.#place.remove()
  }

  /** The notch of the panel points at its card. */
  #point(toggle: HTMLElement): void {
    const panel = this.container.querySelector<HTMLElement>(':scope > [data-part=panel]')
    if (!panel) return
    const card = (itemOf(this.host) ?? toggle).getBoundingClientRect()
    const box = panel.getBoundingClientRect()
    const isWide = card.width > box.width * 0.9
    const target = isWide ? toggle.getBoundingClientRect() : card
    const middle = target.left + target.width / 2
    const isLeftward = getComputedStyle(panel).direction === 'rtl'
    panel.style.setProperty('--vt-notch', `${isLeftward ? box.right - middle : middle - box.left}px`)
  }
}

/** The position exists from the first use until the element is removed. */
export function usePosition(host: HTMLElement, isWanted: boolean): Position | undefined {
  const position = useRef<Position | undefined>(undefined)
  if (isWanted) position.current ??= new Position(host)
  useEffect(() => () => position.current?.remove(), [])
  return position.current
}

export const itemOf = (host: Element): HTMLElement | null => host.closest<HTMLElement>('tr, li')

/** Beside a card a list item is valid; beside a row, a row with one cell. */
function placeFor(host: HTMLElement): HTMLElement {
  const item = itemOf(host)
  const place = document.createElement(item?.localName ?? 'div')
  if (!(item instanceof HTMLTableRowElement)) return place
  const cell = document.createElement('td')
  cell.colSpan = [...item.cells].reduce((sum, { colSpan }) => sum + colSpan, 0)
  // Rows with another display than that of a table need explicit roles.
  if (item.role) [place.role, cell.role] = [item.role, 'cell']
  place.append(cell)
  return place
}
