/** What turns a product: fetched with its photos, when a shopper wants them. */
export { Drag } from './drag.ts'
export { Frames, fittingWidth } from './frames.ts'
