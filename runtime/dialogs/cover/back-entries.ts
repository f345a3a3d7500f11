import { here, historyState } from '../../page/window/history.ts'
import { isEntryForBack, makeEntryForBack } from './back.ts'

/** What closes each thing that is open, the topmost last. */
const open: (() => void)[] = []

/** The entry that the browser is at. */
let entry = lookHere()

function lookHere() {
  const { vitrine } = Object(historyState()) as { vitrine?: { id: string } }
  return { isOwn: isEntryForBack(), href: here().href, id: vitrine?.id }
}

function enter(): void {
  makeEntryForBack()
  entry = lookHere()
}

addEventListener('popstate', () => {
  const { isOwn, href, id } = entry
  entry = lookHere()
  // Only from an entry of ours to the page that it was made on: not forward, not to an anchor.
  if (!isOwn || entry.isOwn || entry.href !== href || entry.id !== id) return
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

/**
 * Back calls `close`, of the last that was watched. The entry stays when it is closed otherwise, since going back would take time
 * in which the shopper may go elsewhere; Back then passes over it. Returns what ends it.
 */
export function watch(close: () => void): () => void {
  const mine = () => {
    stop()
    close()
  }
  const stop = () => {
    if (open.includes(mine)) open.splice(open.indexOf(mine), 1)
  }
  open.push(mine)
  enter()
  return stop
}
