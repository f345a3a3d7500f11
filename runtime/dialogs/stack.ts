import { atom, readonlyType } from 'nanostores'

const $open = atom<readonly HTMLDialogElement[]>([])

/** The library's modal dialogs that are open, the topmost last. */
export const $openDialogs = readonlyType($open)

/** Returns the topmost modal dialog of the page, also one that page script opened natively. */
export const topDialog = (): HTMLDialogElement | undefined =>
  $open.get().at(-1) ?? [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)

/** Adds a dialog at the top. While there is one, the page behind neither scrolls nor jumps. */
export function enterStack(dialog: HTMLDialogElement): void {
  const page = document.documentElement
  // A page without a scroll bar must not get a gutter for one.
  if ($open.get().length === 0) page.dataset.vtLocked = innerWidth > page.clientWidth ? 'gutter' : ''
  $open.set([...$open.get().filter((open) => open !== dialog), dialog])
}

export function leaveStack(dialog: HTMLDialogElement): void {
  $open.set($open.get().filter((open) => open !== dialog))
  if ($open.get().length === 0) delete document.documentElement.dataset.vtLocked
}
