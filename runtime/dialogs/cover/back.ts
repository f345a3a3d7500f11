import { ownGlobal } from '../../page/own-global.ts'
import { here, historyState, writeHistory } from '../../page/window/history.ts'

/** In the state of an entry that was made for a panel: the id of the page's own entry, empty if it had none then. */
const KEY = 'vitrineOver'

type State = { [KEY]?: string; vitrine?: { id: string } }

const stateHere = () => Object(historyState()) as State

export const isEntryForBack = (): boolean => KEY in stateHere()

/** Makes a history entry for a panel over the page. Does nothing if the browser is at such an entry already. */
export function makeEntryForBack(): void {
  if (isEntryForBack()) return
  writeHistory('push', { ...(historyState() as object | null), [KEY]: stateHere().vitrine?.id ?? '' })
}

/** In a browser with `CloseWatcher`, Back closes dialogs natively, and panels by a watcher. */
const needsEntry = () => !ownGlobal('CloseWatcher') && matchMedia('(pointer: coarse)').matches

/** On phones that need it, Back closes the panel by an entry in the history. Returns a function that ends this. */
export function closeOnBack(close: () => void): () => void {
  if (!needsEntry()) return () => {}
  return watch(close)
}

/** The functions that close the open panels, the topmost last. */
const open: (() => void)[] = []

/** The entry that the browser is at; undefined until a panel has been opened. */
let entry: ReturnType<typeof lookHere> | undefined

function lookHere() {
  const { [KEY]: page, vitrine } = stateHere()
  return { page, href: here().href, id: vitrine?.id }
}

function enter(): void {
  makeEntryForBack()
  entry = lookHere()
}

/** Follows the history from the first opened panel on. */
function follow(): void {
  addEventListener('popstate', () => {
    const before = entry
    entry = lookHere()
    // Only for a step from an entry of ours to the page that it was made on: not forward, not to an anchor. The page
    // loader may give ids to both entries later.
    if (before?.page === undefined || entry.page !== undefined || entry.href !== before.href) return
    if (before.page !== '' && before.page !== entry.id) return
    const close = open.at(-1)
    if (!close) return history.back()
    close()
    if (open.length > 0) enter()
  })
  // A visit replaces our entry. A panel that is still open, such as filters beside the list that changes, gets another.
  document.addEventListener('page:swap', () => {
    entry = lookHere()
    if (open.length > 0) enter()
  })
}

/**
 * Back calls the `close` that was added last. If the panel is closed otherwise, the entry stays, since a step back
 * would take time in which the shopper may open another page; Back then skips the entry. Returns a function that ends
 * this.
 */
function watch(close: () => void): () => void {
  const mine = () => {
    stop()
    close()
  }
  const stop = () => {
    if (open.includes(mine)) open.splice(open.indexOf(mine), 1)
  }
  if (!entry) follow()
  open.push(mine)
  enter()
  return stop
}
