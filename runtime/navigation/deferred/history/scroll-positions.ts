import type { Session } from '../../loader/session.ts'
import type { Entries } from './entries.ts'
import type { ScrollPosition } from './entry.ts'

const MOST_POSITIONS = 50

const STORAGE_KEY = 'vitrine:places'

/** Keeps the scroll positions of the tab over reloads. With blocked storage they last as long as the document. */
export function keepPositions(session: Session, signal: AbortSignal): void {
  const entries = session.entries as Entries
  const { positions } = entries
  for (const [id, position] of stored()) if (!positions.has(id)) positions.set(id, position)
  const takeOverScroll = () => {
    history.scrollRestoration = 'manual'
  }
  // For a reload and for other documents, the browser knows the position best.
  const restoreBrowserScroll = () => {
    history.scrollRestoration = 'auto'
  }
  const leave = () => {
    entries.save(session.area)
    store(positions)
    restoreBrowserScroll()
  }
  // The browser has scrolled after a reload when the page has loaded.
  if (document.readyState === 'complete') takeOverScroll()
  else addEventListener('load', () => setTimeout(takeOverScroll), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && takeOverScroll(), { signal })
  addEventListener('pagehide', leave, { signal })
  signal.addEventListener('abort', restoreBrowserScroll)
}

function store(positions: Map<string, ScrollPosition>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MOST_POSITIONS)))
  } catch {
    // In this document the positions are known all the same.
  }
}

function stored(): [string, ScrollPosition][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, ScrollPosition][]
  } catch {
    return []
  }
}
