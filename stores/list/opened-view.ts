import { atom, readonlyType } from 'nanostores'

/** The view of a product that was opened last in a list of cards or rows. */
export type OpenedView = { list: Element; view: Element }

const $value = atom<OpenedView | undefined>(undefined)

/** In one list one view is open: two below one row of cards would not show which is whose. */
export const $openedView = readonlyType($value)

/** Says that a view was opened: the others of its list close. */
export const noteOpened = (opened: OpenedView): void => $value.set(opened)

/** Forgets a view that leaves the page. */
export function forgetOpened(view: Element): void {
  if ($value.get()?.view === view) $value.set(undefined)
}
