import { afterFailure, prepare } from './after-failure.ts'
import { goToMark } from './anchors.ts'
import { turn } from './back.ts'
import { takeScripts } from './frame-scripts.ts'
import { claim, hold, letGo } from './keep.ts'
import { readLost, readOther } from './other-answer.ts'
import { Sheets } from './sheets.ts'
import { sendInPlace } from './submit.ts'
import { inTransition } from './transition.ts'

/** What a visit seldom needs, in one piece. */
export const rarely = {
  Sheets,
  afterFailure,
  claim,
  hold,
  letGo,
  goToMark,
  prepare,
  readLost,
  readOther,
  sendInPlace,
  turn,
}
