import { atom, readonlyType } from 'nanostores'

/** The quick view that was opened last in a list of cards or rows. */
export type OpenedView = { list: Element; view: Element }

const $value = atom<OpenedView | undefined>(undefined)

/**
 * The view that was opened last. A list has one open view: of two below one row of cards, it would be unclear to which
 * card each belongs.
 */
export const $openedView = readonlyType($value)

/** Reports that a view was opened: the other views of its list close. */
export const noteOpened = (opened: OpenedView): void => $value.set(opened)

/** Removes a view that leaves the page. */
export function forgetOpened(view: Element): void {
  if ($value.get()?.view === view) $value.set(undefined)
}
