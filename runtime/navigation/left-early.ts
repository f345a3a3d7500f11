import { ownUrl } from '../page/paths.ts'
import type { Entry } from './loader/session.ts'

const entryNow = () => (history.state as { vitrine?: Entry } | null)?.vitrine?.id

/** The page that the document came with, and its entry in the history; nothing once a page loader follows the history. */
let came: { page: URL; entry: string | undefined; isLeft: boolean } | undefined
let isTaken = false

/** Notes with which page the document came. To be called as soon as there is any code. */
export function watchHistory(): void {
  if (came || isTaken) return
  const [navigation] = performance.getEntriesByType('navigation')
  // In all browsers that of the document, after redirects too, whatever the address bar has by now. One that a script has written has none.
  const page = navigation && ownUrl(navigation.name)
  if (!page) return
  const isLeft = page.pathname !== location.pathname || page.search !== location.search
  came = { page, entry: entryNow(), isLeft }
}

/** True when Back or Forward has led to another of our entries since there was any code. */
export function hasMoved(): boolean {
  const entry = entryNow()
  return came !== undefined && entry !== undefined && entry !== came.entry
}

/**
 * The page that is shown, when Back or Forward was faster than the code that follows it: the address bar has another. The
 * caller follows the history from now on.
 */
export function takeLeft(): URL | undefined {
  const isLeft = hasMoved() || (came?.isLeft && entryNow() !== undefined)
  const left = isLeft ? came?.page : undefined
  isTaken = true
  came = undefined
  return left
}
