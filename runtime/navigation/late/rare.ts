import { afterFailure, prepare } from './after-failure.ts'
import { goToMark } from './anchors.ts'
import { turn } from './back.ts'
import { readLost, readOther } from './other-answer.ts'
import { sendInPlace } from './submit.ts'
import { drawParts } from './update.ts'

/** What a visit seldom needs, in one piece. */
export const rarely = { afterFailure, drawParts, goToMark, prepare, readLost, readOther, sendInPlace, turn }
