import { takeScripts } from './frame-scripts.ts'
import { mergeViews } from './merge-views.ts'
import { claim, hold, letGo } from './persisted.ts'
import { Sheets } from './sheets.ts'
import { inTransition } from './transition.ts'

/** What rendering few pages needs. */
export const deferredRendering = { Sheets, claim, hold, inTransition, letGo, mergeViews, takeScripts }
