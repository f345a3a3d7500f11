import { takeScripts } from './frame-scripts.ts'
import { claim, hold, letGo } from './keep.ts'
import { Sheets } from './sheets.ts'
import { inTransition } from './transition.ts'

/** What drawing a page seldom needs. */
export const drawing = { Sheets, claim, hold, inTransition, letGo, takeScripts }
