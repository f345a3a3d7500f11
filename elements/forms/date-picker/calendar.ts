import './calendar.css'
import { showModally } from '../../../runtime/dialogs/show.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { keepPlaced } from '../../../runtime/popups/place.ts'
import { type Day, daysInMonth } from '../../../runtime/text/dates.ts'
import { DayGrid } from './day-grid.ts'
import { type Bounds, keepWithin, shiftMonths, today } from './rules.ts'
import { type Texts, wordsOf } from './words.ts'

export type CalendarOptions = {
  host: HTMLElement
  /** What the calendar stands beside. */
  field: HTMLElement
  /** What gets the focus back. */
  trigger: HTMLElement
  t: Texts
  bounds: Bounds
  chosen: Day | undefined
  choose(day: Day): void
  closed(): void
}

/** How many years the list offers before and after this one, where no bound says otherwise. */
const YEARS = { before: 110, after: 20 }

/** Opens the calendar as a modal dialog beside its field. Answers the way to close it. */
export function openCalendar(options: CalendarOptions): () => void {
  const { host, field, trigger, t, bounds, chosen } = options
  const life = new AbortController()
  const dialog = document.createElement('dialog')
  dialog.dataset.part = 'calendar'
  dialog.ariaLabel = t.choose
  const start = keepWithin(chosen ?? today(), bounds)
  const grid = new DayGrid({
    ...{ bounds, chosen, start, culture: settings().culture },
    pick: (day) => {
      close()
      options.choose(day)
    },
  })
  dialog.append(
    makeHead(grid, bounds, t),
    grid.element,
    makeButton('close', t.close, () => close()),
  )
  // Its lists are its own matter, and no field of the page.
  for (const name of ['input', 'change']) dialog.addEventListener(name, (event) => event.stopPropagation())
  host.append(dialog)
  const close = showModally(dialog, {
    trigger,
    closed: () => {
      life.abort()
      dialog.remove()
      options.closed()
    },
  })
  keepPlaced(dialog, field, life.signal, { isWhole: true })
  grid.focus()
  return close
}

function makeButton(part: string, label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.part = part
  if (part === 'close') button.textContent = label
  else button.ariaLabel = label
  button.addEventListener('click', press)
  return button
}

/** Month and year to choose from, and the buttons to the months beside. */
function makeHead(grid: DayGrid, bounds: Bounds, t: Texts): HTMLElement {
  const head = document.createElement('div')
  const heard = document.createElement('span')
  heard.className = 'vt-hidden'
  heard.setAttribute('role', 'status')
  const isBeyond = (by: number) => {
    const next = shiftMonths(grid.shown, by)
    const edge = { ...next, day: by > 0 ? 1 : daysInMonth(next.year, next.month) }
    return next.year < 1 || next.year > 9_999 || keepWithin(edge, bounds) !== edge
  }
  const step = (by: number) => () => {
    if (isBeyond(by)) return
    grid.show(shiftMonths(grid.shown, by))
    heard.textContent = wordsOf(grid.shown, { month: 'long', year: 'numeric' })
  }
  const previous = makeButton('previous', t.previous, step(-1))
  const next = makeButton('next', t.next, step(1))
  const month = makeList('month', t.month, (value) => grid.show(moveTo(grid.shown, { month: value })))
  const year = makeList('year', t.year, (value) => grid.show(moveTo(grid.shown, { year: value })))
  for (let value = 1; value <= 12; value += 1) {
    month.add(new Option(wordsOf({ year: 2024, month: value, day: 1 }, { month: 'long' }), String(value)))
  }
  grid.onShow((day) => {
    offerYears(year, day.year, bounds)
    month.value = String(day.month)
    year.value = String(day.year)
    // A button that is disabled would drop the focus.
    previous.ariaDisabled = String(isBeyond(-1))
    next.ariaDisabled = String(isBeyond(1))
  })
  head.dataset.part = 'head'
  head.append(previous, month, year, next, heard)
  return head
}

const moveTo = (day: Day, to: Partial<Day>): Day => {
  const there = { ...day, ...to }
  return { ...there, day: Math.min(there.day, daysInMonth(there.year, there.month)) }
}

function makeList(part: 'month' | 'year', label: string, choose: (value: number) => void): HTMLSelectElement {
  const list = document.createElement('select')
  list.dataset.part = part
  list.ariaLabel = label
  // Of no form: nothing of it is sent or validated.
  list.setAttribute('form', '')
  list.addEventListener('change', () => choose(Number(list.value)))
  return list
}

function offerYears(list: HTMLSelectElement, shown: number, { min, max }: Bounds): void {
  if ([...list.options].some(({ value }) => Number(value) === shown)) return
  const thisYear = today().year
  const first = Math.max(1, Math.min(min?.year ?? thisYear - YEARS.before, shown))
  const last = Math.min(9_999, Math.max(max?.year ?? thisYear + YEARS.after, shown))
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
  list.replaceChildren(...years.map((year) => new Option(year, year)))
}
