import { fold } from '../text/fold.ts'
import { type Choice, foldedOf } from './choices.ts'

/** So many rows stand in the page at once, however many there are to choose from. */
const MOST_ROWS = 60
/** When the scrolling comes so near to the end of them, in CSS pixels, half of them make way for others. */
const NEAR_END = 300
/** Rows that Page Up and Page Down pass. */
const PAGE = 10
/** Milliseconds after which a key begins another word. */
const WORD = 800

export type ListOptions = {
  isMultiple: boolean
  /** A person chose a row. */
  onPick(choice: Choice): void
  /** The row that keys work on has this id now; empty when there is none. */
  onActive(id: string): void
}

let count = 0

/** A listbox whose active row is named by whatever element has the focus. Thousands of choices cost no more than hundreds. */
export class OptionList {
  readonly element = document.createElement('div')
  readonly #options: ListOptions
  #choices: readonly Choice[] = []
  /** Places of those that can be chosen. */
  #enabled: number[] = []
  #from = 0
  #active = -1
  #word = ''
  #wordAt = Number.NEGATIVE_INFINITY

  constructor(options: ListOptions) {
    this.#options = options
    count += 1
    const { element } = this
    element.id = `vt-list-${count}`
    element.dataset.part = 'list'
    element.setAttribute('role', 'listbox')
    element.tabIndex = -1
    if (options.isMultiple) element.ariaMultiSelectable = 'true'
    element.addEventListener('scroll', () => this.#follow(), { passive: true })
    element.addEventListener('pointermove', (event) => this.#hover(event))
    // The release of a press that began on the field chooses too, as in native lists.
    for (const name of ['mouseup', 'click']) element.addEventListener(name, (event) => this.#press(event as MouseEvent))
  }

  get active(): Choice | undefined {
    return this.#choices[this.#active]
  }

  /** Shows other choices; the keys begin at one of them. */
  show(choices: readonly Choice[], active?: HTMLOptionElement | null): void {
    this.#choices = choices
    this.#enabled = choices.flatMap(({ isDisabled }, index) => (isDisabled ? [] : [index]))
    this.#active = -1
    const index = choices.findIndex(({ option }) => option === active)
    this.#draw(index - MOST_ROWS / 2)
    this.element.scrollTop = 0
    this.#activate(index)
  }

  /** What is chosen has changed. */
  redraw(): void {
    for (const row of this.element.querySelectorAll<HTMLElement>('[role=option]')) {
      row.ariaSelected = String(this.#choices[Number(row.dataset.index)]?.option.selected ?? false)
    }
  }

  /** Arrow and page keys move the active row. True when the key was one of them. */
  move({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, isTyping: boolean): boolean {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }
    if (!isTyping) Object.assign(steps, { Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY })
    const step = steps[key]
    if (step === undefined || altKey || ctrlKey || metaKey) return false
    const last = this.#enabled.length - 1
    const here = this.#enabled.findIndex((index) => index >= this.#active)
    // From a row that cannot be chosen, a step down has been made by looking for the next that can.
    const isBetween = step > 0 && this.#enabled[here] !== this.#active
    const from = this.#active < 0 ? (step > 0 ? -1 : last + 1) : here < 0 ? last + 1 : here - Number(isBetween)
    this.#activate(this.#enabled[Math.max(0, Math.min(from + step, last))] ?? -1)
    return true
  }

  /** Letters go to the next row that begins with them. True when the key was a letter. */
  typeAhead(event: KeyboardEvent): boolean {
    const { key, timeStamp } = event
    const isGoingOn = timeStamp - this.#wordAt < WORD && this.#word !== ''
    if ([...key].length > 1 || event.ctrlKey || event.metaKey || event.altKey || (key === ' ' && !isGoingOn))
      return false
    this.#word = (isGoingOn ? this.#word : '') + fold(key)
    this.#wordAt = timeStamp
    const isRepeated = [...this.#word].every((letter) => letter === this.#word[0])
    const word = isRepeated ? (this.#word[0] ?? '') : this.#word
    const places = this.#enabled.filter((index) => foldedOf(this.#choices[index] as Choice).startsWith(word))
    const next = places.find((index) => index > this.#active || (!isRepeated && index === this.#active)) ?? places[0]
    if (next !== undefined) this.#activate(next)
    return true
  }

  #activate(index: number): void {
    this.#row(this.#active)?.removeAttribute('data-active')
    this.#active = index
    if (index >= 0 && !this.#row(index)) this.#draw(index - MOST_ROWS / 2)
    const row = this.#row(index)
    row?.setAttribute('data-active', '')
    row?.scrollIntoView({ block: 'nearest' })
    this.#options.onActive(row?.id ?? '')
  }

  #row = (index: number): HTMLElement | null => this.element.querySelector<HTMLElement>(`[data-index="${index}"]`)

  #draw(from: number): void {
    this.#from = Math.max(0, Math.min(from, this.#choices.length - MOST_ROWS))
    const shown = this.#choices.slice(this.#from, this.#from + MOST_ROWS)
    const parts: HTMLElement[] = []
    let group: HTMLElement | undefined
    let groupName = ''
    shown.forEach((choice, place) => {
      if (choice.group !== groupName) {
        groupName = choice.group
        group = groupName === '' ? undefined : this.#makeGroup(groupName, this.#from + place)
        if (group) parts.push(group)
      }
      const row = this.#makeRow(choice, this.#from + place)
      if (group) group.append(row)
      else parts.push(row)
    })
    this.element.replaceChildren(...parts)
  }

  #makeGroup(name: string, index: number): HTMLElement {
    const group = document.createElement('div')
    const heading = document.createElement('div')
    heading.id = `${this.element.id}-group-${index}`
    heading.dataset.part = 'group-label'
    heading.textContent = name
    group.setAttribute('role', 'group')
    group.setAttribute('aria-labelledby', heading.id)
    group.append(heading)
    return group
  }

  #makeRow({ option, text, isDisabled }: Choice, index: number): HTMLElement {
    const row = document.createElement('div')
    row.id = `${this.element.id}-${index}`
    row.dataset.part = 'option'
    row.dataset.index = String(index)
    row.setAttribute('role', 'option')
    row.ariaSelected = String(option.selected)
    if (isDisabled) row.ariaDisabled = 'true'
    row.ariaPosInSet = String(index + 1)
    row.ariaSetSize = String(this.#choices.length)
    row.textContent = text
    // An empty row keeps its height.
    if (text.trim() === '') row.append('\u00a0')
    if (index === this.#active) row.dataset.active = ''
    return row
  }

  /** Rows ahead of the scrolling come in, those far behind it go; what is seen stays where it is. */
  #follow(): void {
    const { scrollTop, clientHeight, scrollHeight } = this.element
    const isAtEnd = scrollTop + clientHeight > scrollHeight - NEAR_END
    const isMoreBelow = this.#from + MOST_ROWS < this.#choices.length
    const half = MOST_ROWS / 2
    if (isAtEnd && isMoreBelow) this.#shift(half, this.#from + MOST_ROWS - 1)
    else if (scrollTop < NEAR_END && this.#from > 0) this.#shift(-half, this.#from)
  }

  #shift(by: number, kept: number): void {
    const before = this.#row(kept)?.getBoundingClientRect().top ?? 0
    this.#draw(this.#from + by)
    const after = this.#row(kept)?.getBoundingClientRect().top ?? before
    this.element.scrollTop += after - before
  }

  #hover({ target, pointerType }: PointerEvent): void {
    const choice = this.#choiceAt(target)
    if (pointerType !== 'mouse' || !choice || choice === this.active || choice.isDisabled) return
    this.#activate(this.#choices.indexOf(choice))
  }

  #press({ target, button, type, detail }: MouseEvent): void {
    // A click of a pointer was heard by its release; what is left are those of assistive technology and of script.
    if (type === 'click' && detail > 0) return
    const choice = this.#choiceAt(target)
    if (choice && button === 0 && !choice.isDisabled) this.#options.onPick(choice)
  }

  #choiceAt(target: EventTarget | null): Choice | undefined {
    const row = (target as Element).closest<HTMLElement>('[role=option]')
    return row ? this.#choices[Number(row.dataset.index)] : undefined
  }
}
