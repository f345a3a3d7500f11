import { atom, readonlyType } from 'nanostores'

const $open = atom<readonly HTMLDialogElement[]>([])

/** The topmost last. */
export const $openDialogs = readonlyType($open)

/** Also one that page script opened natively. */
export const topDialog = (): HTMLDialogElement | undefined =>
  $open.get().at(-1) ?? [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)

/** While a dialog is open, the page behind neither scrolls nor jumps. */
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
