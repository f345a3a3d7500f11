import type { Session } from '../loader/session.ts'
import { afterFailure, prepareFailures } from './after-failure.ts'
import { announce } from './announce.ts'
import { drawing } from './drawing/drawing.ts'
import { sendInPlace } from './forms/submit.ts'
import { upload } from './forms/upload.ts'
import { goToMark } from './history/anchors.ts'
import { turn } from './history/back.ts'
import { Entries, enter } from './history/entries.ts'
import { keepPlaces } from './history/places.ts'
import { stay } from './history/stay.ts'
import { cachePage, forgetPages } from './history/text-cache.ts'
import { readLost, readOther } from './other-answer.ts'
import { noncesOf } from './policy.ts'
import { prefetchOnIntent } from './prefetch.ts'

const prepared = new WeakSet<Session>()

/** Done once for a session, when the first visit has ended or something rare is wanted. */
function prepare(session: Session, signal: AbortSignal): void {
  if (prepared.has(session) || signal.aborted) return
  prepared.add(session)
  session.entries = new Entries(session.first)
  keepPlaces(session, signal)
  signal.addEventListener('abort', forgetPages)
}

/** What a visit seldom needs, in one piece. */
export const rarely = {
  ...drawing,
  afterFailure,
  announce,
  cachePage,
  enter,
  goToMark,
  noncesOf,
  prefetchOnIntent,
  prepare,
  prepareFailures,
  readLost,
  readOther,
  sendInPlace,
  stay,
  turn,
  upload,
}
