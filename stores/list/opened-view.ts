import { atom, readonlyType } from 'nanostores'

/** `list` has cards or rows. */
export type OpenedView = { list: Element; view: Element }

const $value = atom<OpenedView | undefined>(undefined)

/** One for a list: of two views below one row of cards, it would be unclear to which card each belongs. */
export const $openedView = readonlyType($value)

/** The other views of its list close. */
export const noteOpened = (opened: OpenedView): void => $value.set(opened)

/** The view leaves the page. */
export function forgetOpened(view: Element): void {
  if ($value.get()?.view === view) $value.set(undefined)
}
