import type { Session } from '../loader/session.ts'
import { afterFailure } from './after-failure.ts'
import { announce } from './announce.ts'
import { sendInPlace } from './forms/submit.ts'
import { upload } from './forms/upload.ts'
import { goToAnchor } from './history/anchors.ts'
import { restoreEntry } from './history/back.ts'
import { Entries } from './history/entries.ts'
import { keepPositions } from './history/scroll-positions.ts'
import { forgetPages } from './history/text-cache.ts'
import { readLost } from './other-answer.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { readAnswer } from './read-answer.ts'
import { showPage } from './show-page.ts'

const prepared = new WeakSet<Session>()

/** Runs at the session's first visit, or when this code is needed earlier. */
function prepare(session: Session, signal: AbortSignal): void {
  if (prepared.has(session) || signal.aborted) return
  prepared.add(session)
  session.entries = new Entries(session.first)
  keepPositions(session, signal)
  signal.addEventListener('abort', forgetPages)
}

/** The code that is loaded with the first visit, in one chunk. */
export const deferredCode = {
  afterFailure,
  announce,
  goToAnchor,
  prefetchOnIntent,
  prepare,
  readAnswer,
  readLost,
  showPage,
  restoreEntry,
  sendInPlace,
  upload,
}
