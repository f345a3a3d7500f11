import { atom, readonlyType } from 'nanostores'
import { visit } from '../../runtime/navigation/visit.ts'
import { here } from '../../runtime/page/window/history.ts'
import {
  addFilter,
  type FilterChoice,
  type FilterId,
  type Filters,
  filterAddress,
  isSameFilters,
  NO_FILTERS,
  parseFilters,
  removeFilter,
  serialiseFilters,
  setFilter,
  tidyFilters,
} from './rules/filter-set.ts'

export {
  addFilter,
  countFilters,
  filterAddress,
  isChosen,
  isSameFilters,
  parseFilters,
  removeFilter,
  serialiseFilters,
  setFilter,
  tidyFilters,
  toggleFilter,
} from './rules/filter-set.ts'
export type { FilterChoice, FilterId, Filters }

/** The choice of the page. `waiting`: it is not what the list is narrowed by, which is `listed`. */
export type ChosenFilters = { state: 'listed' | 'waiting'; filters: Filters; listed: Filters }

const $value = atom<ChosenFilters>({ state: 'listed', filters: NO_FILTERS, listed: NO_FILTERS })

/** What is chosen on screen, whether the list shows it yet or not. */
export const $filters = readonlyType($value)

/** The page whose list this is; undefined before the first. */
let listPath: string | undefined
/** What the visit that is under way asks for. */
let asked: string | undefined

const settle = (filters: Filters) => $value.set({ state: 'listed', filters, listed: filters })

/** The filters of the page's own address. */
export const addressFilters = (): Filters => parseFilters(here().searchParams.get('filter')) ?? NO_FILTERS

/**
 * Says what the list of the page is narrowed by. What was chosen since stays chosen: while a list with it is on its way,
 * and when the same list was loaded again, for example in another order.
 */
export function showListed(given: Filters = addressFilters()): void {
  const listed = tidyFilters(given)
  const before = $value.get()
  const isHere = listPath === here().pathname
  listPath = here().pathname
  const isUnderWay = asked !== undefined && asked !== serialiseFilters(listed)
  const isKept = isHere && before.state === 'waiting' && (isUnderWay || isSameFilters(before.listed, listed))
  if (!isKept || isSameFilters(before.filters, listed)) settle(listed)
  else $value.set({ ...before, listed })
}

/**
 * Says that the server shows a value as chosen; it counts as listed. What was chosen before this was known stays chosen, also
 * where it takes the place of a single value.
 */
export function noteListed(choice: FilterChoice): void {
  if (listPath !== here().pathname) showListed()
  const { state, filters, listed } = $value.get()
  const all = addFilter(listed, choice)
  if (isSameFilters(all, listed)) return
  const isReplaced = choice.single && choice.name in filters
  const wanted = isReplaced ? filters : addFilter(filters, choice)
  if (state === 'listed' || isSameFilters(wanted, all)) settle(all)
  else $value.set({ state, filters: wanted, listed: all })
}

/** Chooses other filters; the list follows with `applyFilters`. */
export function chooseFilters(filters: Filters): void {
  if (listPath !== here().pathname) showListed()
  const { listed } = $value.get()
  const tidy = tidyFilters(filters)
  if (isSameFilters(tidy, listed) && asked === undefined) settle(listed)
  else $value.set({ state: 'waiting', filters: tidy, listed })
}

/** Chooses a value, or takes it out of the choice. */
export const chooseFilter = (choice: FilterChoice, isWanted: boolean): void =>
  chooseFilters((isWanted ? addFilter : removeFilter)(current(), choice))

/** Chooses a single value, such as an end of a range; `undefined` takes it out of the choice. */
export const chooseValue = (name: string, value: FilterId | true | undefined): void =>
  chooseFilters(setFilter(current(), name, value))

function current(): Filters {
  if (listPath !== here().pathname) showListed()
  return $value.get().filters
}

/** Takes back what is chosen and not listed. */
export const dropChoice = (): void => settle($value.get().listed)

/**
 * Shows the list with all that is chosen. `base` is an address of the list; default: this page. When it cannot be loaded, the
 * choice is what is listed again. A later call overtakes an earlier one.
 */
export async function applyFilters({ base = here().href, replace = false } = {}): Promise<void> {
  const { filters } = $value.get()
  const address = filterAddress(base, filters)
  const mine = serialiseFilters(filters)
  const isHere = new URL(address).pathname === here().pathname
  asked = mine
  try {
    await visit(address, { keepPlace: isHere, replace: replace || address === here().href })
    if (asked === mine) asked = undefined
  } catch {
    // The page has shown the failure. An overtaken call changes nothing: the later one has asked for more.
    if (asked !== mine || !isSameFilters($value.get().filters, filters)) return
    asked = undefined
    dropChoice()
  }
}
