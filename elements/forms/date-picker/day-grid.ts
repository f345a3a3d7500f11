import type { Culture } from '../../../runtime/page/settings.ts'
import { compareDays, type Day } from '../../../runtime/text/dates.ts'
import {
  type Bounds,
  firstWeekday,
  isoOf,
  keepWithin,
  refusalOf,
  shiftDays,
  shiftMonths,
  today,
  weekdayOf,
  weeksOf,
} from './rules.ts'
import { wordsOf } from './words.ts'

export type DayGridOptions = {
  bounds: Bounds
  chosen: Day | undefined
  /** Where the keys begin. */
  start: Day
  culture: Culture
  /** A person chose a day that may be chosen. */
  pick(day: Day): void
}

/** The days of one month as a grid: one stop for Tab, and the keys of the ARIA pattern within. */
export class DayGrid {
  readonly element = document.createElement('table')
  readonly #options: DayGridOptions
  readonly #firstDay: number
  readonly #listeners: ((day: Day) => void)[] = []
  #day: Day

  constructor(options: DayGridOptions) {
    this.#options = options
    this.#day = options.start
    this.#firstDay = firstWeekday(options.culture)
    const { element } = this
    element.dataset.part = 'days'
    element.setAttribute('role', 'grid')
    element.append(this.#makeHead(), document.createElement('tbody'))
    element.addEventListener('keydown', (event) => this.#key(event))
    element.addEventListener('click', (event) => this.#press(event))
    this.#draw()
  }

  /** The day that the keys are on; its month is shown. */
  get shown(): Day {
    return this.#day
  }

  /** Moves to a day, without the focus; bounds hold. */
  show(day: Day): void {
    this.#day = keepWithin(day, this.#options.bounds)
    this.#draw()
  }

  focus(): void {
    this.element.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }

  /** Hears of each day that the keys come to, beginning now. */
  onShow(listener: (day: Day) => void): void {
    this.#listeners.push(listener)
    listener(this.#day)
  }

  #makeHead(): HTMLElement {
    const head = document.createElement('thead')
    const row = head.appendChild(document.createElement('tr'))
    for (let place = 0; place < 7; place += 1) {
      // The first of January 2023 was a Sunday.
      const day = { year: 2023, month: 1, day: 1 + ((this.#firstDay + place) % 7) }
      const cell = document.createElement('th')
      cell.scope = 'col'
      cell.abbr = wordsOf(day, { weekday: 'long' })
      cell.textContent = wordsOf(day, { weekday: 'short' }).replace(/\.$/, '').slice(0, 3)
      row.append(cell)
    }
    return head
  }

  #draw(): void {
    const { element } = this
    element.ariaLabel = wordsOf(this.#day, { month: 'long', year: 'numeric' })
    const rows = weeksOf(this.#day, this.#firstDay).map((week) => {
      const row = document.createElement('tr')
      row.append(...week.map((day) => this.#makeCell(day)))
      return row
    })
    element.tBodies[0]?.replaceChildren(...rows)
    for (const listener of this.#listeners) listener(this.#day)
  }

  #makeCell(day: Day | undefined): HTMLElement {
    const cell = document.createElement('td')
    if (!day) return cell
    const { chosen, bounds } = this.#options
    cell.dataset.date = isoOf(day)
    cell.textContent = String(day.day)
    cell.ariaLabel = wordsOf(day)
    cell.tabIndex = compareDays(day, this.#day) === 0 ? 0 : -1
    cell.ariaSelected = String(chosen !== undefined && compareDays(day, chosen) === 0)
    if (compareDays(day, today()) === 0) cell.ariaCurrent = 'date'
    if (refusalOf(day, bounds)) cell.ariaDisabled = 'true'
    return cell
  }

  #key(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    if (key === 'Enter' || key === ' ') this.#pick(this.#day)
    else {
      const next = this.#nextOf(event)
      if (!next) return
      this.#day = keepWithin(next.year < 1 || next.year > 9_999 ? this.#day : next, this.#options.bounds)
      this.#draw()
      this.focus()
    }
    event.preventDefault()
  }

  #nextOf({ key, shiftKey }: KeyboardEvent): Day | undefined {
    const day = this.#day
    const forward = getComputedStyle(this.element).direction === 'rtl' ? -1 : 1
    const place = (weekdayOf(day) - this.#firstDay + 7) % 7
    const days: Record<string, number> = {
      ...{ ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 7, ArrowUp: -7, Home: -place, End: 6 - place },
    }
    if (days[key] !== undefined) return shiftDays(day, days[key])
    if (key === 'PageDown') return shiftMonths(day, shiftKey ? 12 : 1)
    if (key === 'PageUp') return shiftMonths(day, shiftKey ? -12 : -1)
    return undefined
  }

  #press(event: MouseEvent): void {
    // A label around the tag is not pressed.
    event.preventDefault()
    const { date } = (event.target as Element).closest<HTMLElement>('[data-date]')?.dataset ?? {}
    if (date) this.#pick({ ...this.#day, day: Number(date.slice(-2)) })
  }

  #pick(day: Day): void {
    if (!refusalOf(day, this.#options.bounds)) this.#options.pick(day)
  }
}
