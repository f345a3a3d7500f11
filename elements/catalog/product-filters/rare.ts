import { addParts } from './made-parts.ts'
import { keepOverLoads } from './shelf.ts'
import { filterWidget } from './widget.ts'

/** What few pages need, in one piece. */
export const rarely = { addParts, filterWidget, keepOverLoads }
