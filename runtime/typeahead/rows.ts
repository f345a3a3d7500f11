/** One thing that the list of a typeahead offers. */
export type Row = {
  /** What it is, so that it stays active when the list is drawn anew. */
  key: string
  /** Its `data-part`. */
  part: string
  content: (Node | string)[]
  /** An http address; the row is then a link, which a modified or middle click opens in another tab. */
  href?: string | undefined
  /** A person chose it. */
  choose(): void
  /** Takes it off the list; by Delete, and by a press on its `data-part="remove"`. */
  remove?(): void
  /** The list stays open when it is chosen. */
  stays?: boolean
}

let count = 0

/** The listbox of a typeahead: rows of any look, one of them active while the focus stays in the field. */
export class Rows {
  readonly element = document.createElement('div')
  readonly #picked: (row: Row) => void
  readonly #removed: (row: Row) => void
  #rows: readonly Row[] = []
  #active = -1

  /** `picked` and `removed` are called for what a pointer does. */
  constructor(picked: (row: Row) => void, removed: (row: Row) => void) {
    this.#picked = picked
    this.#removed = removed
    count += 1
    this.element.id = `vt-rows-${count}`
    this.element.dataset.part = 'list'
    this.element.dataset.vtRows = ''
    this.element.setAttribute('role', 'listbox')
    this.element.addEventListener('click', (event) => this.#press(event))
  }

  get active(): Row | undefined {
    return this.#rows[this.#active]
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0
  }

  /** The id of the active row's element; empty when there is none. */
  get activeId(): string {
    return this.#elementOf(this.#active)?.id ?? ''
  }

  /** Shows other rows in one step. A row that was active and is still there stays it, or `next` takes its place. */
  show(rows: readonly Row[], next?: string): void {
    const { active } = this
    const placeOf = (wanted: string | undefined) => rows.findIndex(({ key }) => key === wanted)
    this.#rows = rows
    this.#active = active ? placeOf(next ?? active.key) : -1
    this.element.replaceChildren(...rows.map((row, index) => this.#draw(row, index)))
    this.element.hidden = rows.length === 0
    if (this.#active < 0) this.element.scrollTop = 0
    this.activate(this.#active)
  }

  /** Goes so many rows on, round and round; from none to the first or the last. */
  step(by: 1 | -1): void {
    const size = this.#rows.length
    const from = this.#active < 0 && by < 0 ? size : this.#active
    this.activate(size === 0 ? -1 : (from + by + size) % size)
  }

  /** Makes a row active by its place; -1 for none. */
  activate(index: number): void {
    this.#active = index
    this.#mark()
    this.#elementOf(index)?.scrollIntoView({ block: 'nearest' })
  }

  #draw(row: Row, index: number): HTMLElement {
    const element = document.createElement(row.href === undefined ? 'div' : 'a')
    if (element instanceof HTMLAnchorElement) {
      element.href = row.href ?? ''
      element.draggable = false
    }
    element.id = `${this.element.id}-${index}`
    element.dataset.part = row.part
    element.setAttribute('role', 'option')
    element.tabIndex = -1
    element.append(...row.content)
    return element
  }

  #mark(): void {
    for (const [index, element] of [...this.element.children].entries()) {
      element.toggleAttribute('data-active', index === this.#active)
      element.ariaSelected = String(index === this.#active)
    }
  }

  #elementOf = (index: number) => this.element.children[index]

  #press(event: MouseEvent): void {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    const element = (target as Element).closest('[role=option]')
    const row = this.#rows[[...this.element.children].indexOf(element as Element)]
    // Another tab or window: the browser's own affair.
    if (!row || button !== 0 || (row.href !== undefined && (ctrlKey || metaKey || shiftKey || altKey))) return
    event.preventDefault()
    if ((target as Element).closest('[data-part=remove]')) this.#removed(row)
    else this.#picked(row)
  }
}
