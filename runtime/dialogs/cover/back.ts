import { ownGlobal } from '../../page/own-global.ts'
import { here, historyState, writeHistory } from '../../page/window/history.ts'

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
  return watch(close)
}

/** What closes each thing that is open, the topmost last. */
const open: (() => void)[] = []

/** The entry that the browser is at; undefined until something has been opened. */
let entry: ReturnType<typeof lookHere> | undefined

function lookHere() {
  const { vitrine } = Object(historyState()) as { vitrine?: { id: string } }
  return { isOwn: isEntryForBack(), href: here().href, id: vitrine?.id }
}

function enter(): void {
  makeEntryForBack()
  entry = lookHere()
}

/** Follows the history from the first thing on that is opened. */
function follow(): void {
  addEventListener('popstate', () => {
    const before = entry
    entry = lookHere()
    // Only from an entry of ours to the page that it was made on: not forward, not to an anchor.
    if (!before?.isOwn || entry.isOwn || entry.href !== before.href || entry.id !== before.id) return
    const close = open.at(-1)
    if (!close) return history.back()
    close()
    if (open.length > 0) enter()
  })
  // A visit takes the place of our entry. What is still open, such as filters beside the list that changes, gets another.
  document.addEventListener('page:swap', () => {
    entry = lookHere()
    if (open.length > 0) enter()
  })
}

/**
 * Back calls `close`, of the last that was watched. The entry stays when it is closed otherwise, since going back would take time
 * in which the shopper may go elsewhere; Back then passes over it. Returns what ends it.
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
