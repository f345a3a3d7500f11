import { here } from '../../../page/window/history.ts'
import type { Order } from '../../loader/order.ts'
import type { Session } from '../../loader/session.ts'
import type { Entries } from './entries.ts'

/** Writes the page of an order into the history. One that is shown already replaces its own entry. */
export function enter(session: Session, order: Order, url: URL): void {
  const { way } = order
  const { area } = session
  const entries = session.entries as Entries
  if (way === 'stay') return
  if (way === 'restore' && url.href === here().href) {
    entries.save(area)
    entries.shown = entries.current
  } else entries.write(area, way === 'push' && !session.isHere(url) ? 'push' : 'replace', url, order)
  session.shown = url
}
