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

/** `waiting`: the chosen filters differ from `listed`, those of the shown list. */
export type ChosenFilters = { state: 'listed' | 'waiting'; filters: Filters; listed: Filters }

const $value = atom<ChosenFilters>({ state: 'listed', filters: NO_FILTERS, listed: NO_FILTERS })

/** The filters that are chosen on screen, also while the list does not have them yet. */
export const $filters = readonlyType($value)

/** The page of the list; undefined before the first one. */
let listPath: string | undefined
/** The filters of the visit in progress. */
let asked: string | undefined

const settle = (filters: Filters) => $value.set({ state: 'listed', filters, listed: filters })

/** The filters of the page's own address. */
export const addressFilters = (): Filters => parseFilters(here().searchParams.get('filter')) ?? NO_FILTERS

/**
 * Sets the filters of the shown list. A later choice is kept: while a list with it is loading, and when the same list
 * was loaded again, for example in another order.
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
 * The server has rendered the value as chosen; it counts as listed. A choice that was made before is kept, even if it
 * replaces a single value.
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

/** Adds a value to the choice, or removes it. */
export const chooseFilter = (choice: FilterChoice, isWanted: boolean): void =>
  chooseFilters((isWanted ? addFilter : removeFilter)(current(), choice))

/** A single value is, for example, an end of a range; `undefined` removes it from the choice. */
export const chooseValue = (name: string, value: FilterId | true | undefined): void =>
  chooseFilters(setFilter(current(), name, value))

function current(): Filters {
  if (listPath !== here().pathname) showListed()
  return $value.get().filters
}

/** Drops the choices that are not in the list. */
export const dropChoice = (): void => settle($value.get().listed)

/**
 * Loads the list with the chosen filters. `base` is an address of the list; default: this page. When it cannot be
 * loaded, the choice is reset to the listed filters. A later call replaces an earlier one.
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
    // The page has reported the failure. A replaced call changes nothing, since a later one has other filters.
    if (asked !== mine || !isSameFilters($value.get().filters, filters)) return
    asked = undefined
    dropChoice()
  }
}
