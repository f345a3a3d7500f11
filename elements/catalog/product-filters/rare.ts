/** What few pages need, in one piece. */
export { addParts } from './made-parts.ts'
export { keepOverLoads } from './shelf.ts'
export { filterWidget } from './widget.ts'
