import type { Place, Session } from '../../loader/session.ts'
import type { Entries } from './entries.ts'

/** Places are kept for so many entries. */
const MOST_PLACES = 50

const SHELF = 'vitrine:places'

/** Keeps the places of the tab over reloads. Blocked storage only loses them with the document. */
export function keepPlaces(session: Session, signal: AbortSignal): void {
  const entries = session.entries as Entries
  const { places } = entries
  for (const [id, place] of stored()) if (!places.has(id)) places.set(id, place)
  const take = () => {
    history.scrollRestoration = 'manual'
  }
  // For a reload and for other documents, the browser knows the place best.
  const giveBack = () => {
    history.scrollRestoration = 'auto'
  }
  const leave = () => {
    entries.save(session.area)
    store(places)
    giveBack()
  }
  // The browser has scrolled after a reload when the page has loaded.
  if (document.readyState === 'complete') take()
  else addEventListener('load', () => setTimeout(take), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && take(), { signal })
  addEventListener('pagehide', leave, { signal })
  signal.addEventListener('abort', giveBack)
}

function store(places: Map<string, Place>): void {
  try {
    sessionStorage.setItem(SHELF, JSON.stringify([...places].slice(-MOST_PLACES)))
  } catch {
    // In this document the places are known all the same.
  }
}

function stored(): [string, Place][] {
  try {
    return JSON.parse(sessionStorage.getItem(SHELF) ?? '[]') as [string, Place][]
  } catch {
    return []
  }
}
