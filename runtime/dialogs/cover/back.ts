import { ownGlobal } from '../../page/own-global.ts'
import { historyState, writeHistory } from '../../page/window/history.ts'

const KEY = 'vitrineOver'

/** True at an entry of the history that was made for what lies over the page. */
export const isEntryForBack = (): boolean => KEY in Object(historyState())

/** Makes an entry of its own for what lies over the page, unless the browser is at one. */
export function makeEntryForBack(): void {
  if (!isEntryForBack()) writeHistory('push', { ...(historyState() as object | null), [KEY]: true })
}

/** A browser with a `CloseWatcher` closes dialogs by itself, and a panel by one. */
const needsEntry = () => !ownGlobal('CloseWatcher') && matchMedia('(pointer: coarse)').matches

/**
 * On phones whose browser knows no other way, Back closes what lies over the page before it leaves the page: by an entry in the
 * history. Returns what ends it.
 */
export function closeOnBack(close: () => void): () => void {
  if (!needsEntry()) return () => {}
  const watching = import('./back-entries.ts').then(({ watch }) => watch(close))
  return () => {
    watching.then(
      (stop) => stop(),
      () => {},
    )
  }
}
