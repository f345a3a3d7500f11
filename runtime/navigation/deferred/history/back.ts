import { send } from '../../../page/events.ts'
import { refocus } from '../../../page/window/refocus.ts'
import { restoreTyped } from '../../../page/window/typed.ts'
import type { Order } from '../../loader/order.ts'
import type { Session } from '../../loader/session.ts'
import { markTarget, scrollToAnchor } from './anchors.ts'
import { adopt, type Entries, entryIn, freshEntry } from './entries.ts'
import { refresh } from './refresh.ts'
import { animateScroll, restoreScroll } from './scroll-animation.ts'
import { cachedPage, FRESH } from './text-cache.ts'

/** True while the browser returns to the entry that `returnToShown` has chosen. */
let isReturning = false

/** True for an entry that page script or the address bar made: its distance is unknown. */
let isStrange = false

/** The entries exist once the session is prepared. */
const entriesOf = ({ entries }: Session) => entries as Entries

/** The browser has moved to another entry, by Back, Forward, or the address bar. */
export function restoreEntry(session: Session, isAnimated: boolean): void {
  if (isReturning) {
    isReturning = false
    return
  }
  const entries = entriesOf(session)
  entries.save(session.area)
  entries.isNew = false
  const own = entryIn(history.state)
  isStrange = !own
  entries.current = own ?? adopt(freshEntry(entries.shown.index + 1))
  const url = new URL(location.href)
  const noCache = entries.current.noCache ?? false
  if (session.isHere(url)) {
    // The rest of a page that is shown still arrives.
    if (!session.arriving) session.stop('the shopper stays')
    entries.shown = entries.current
    session.shown = url
    // For an entry that the address bar or page script made, the browser has scrolled.
    if (own) goBackInPage(session, url)
  } else if (send(document, 'page:before-visit', { url: url.href, replace: true, noCache, keepPlace: false }, true)) {
    load(session, { url, method: 'GET', way: 'restore', noCache, isAnimated: isAnimated || isInPlace(entries) })
  } else returnToShown(session)
}

/** Nothing fades between a page and the same one with other settings. */
const isInPlace = ({ current, shown }: Entries): boolean =>
  (current.index < shown.index ? shown : current).isInPlace ?? false

/** Shows a page at its scroll position and with its focus, from memory if it was loaded a moment ago. */
function load(session: Session, order: Order): void {
  const { positions, current } = entriesOf(session)
  const position = positions.get(current.id)
  const kept = order.noCache ? undefined : cachedPage(order.url)
  const loaded = session.load({
    ...order,
    kept,
    isWhole: position !== undefined && (position.y > 0 || position.typed !== undefined),
    ...(position && {
      scroll: (area) => {
        restoreTyped(area, position.typed)
        restoreScroll(position, area)
      },
      focus: (area) => refocus(area, position.focus),
    }),
  })
  const isOld = kept !== undefined && Date.now() - kept.time > FRESH
  if (isOld) loaded.then(() => refresh(session, order, kept)).catch(() => {})
}

function goBackInPage(session: Session, url: URL): void {
  const { options } = session
  const entries = entriesOf(session)
  const position = entries.positions.get(entries.current.id)
  if (url.hash) scrollToAnchor(url.hash, options)
  else markTarget('')
  if (position) animateScroll(() => position, options.anchorDuration)
}

/** Returns to the entry whose page is shown, and returns the number of steps. */
export function returnToShown(session: Session): number {
  const entries = entriesOf(session)
  const steps = entries.shown.index - entries.current.index
  if (isStrange || steps === 0) return 0
  entries.current = entries.shown
  isReturning = true
  history.go(steps)
  return steps
}
