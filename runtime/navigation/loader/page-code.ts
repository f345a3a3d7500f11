import { deferred } from '../../page/deferred.ts'

/**
 * The code that shows a page, and the code that few visits need: Back, forms, anchors, failures. It is loaded while the
 * server makes the page of the first visit, or earlier if it is needed. If it cannot be loaded for an act, the browser
 * loads the page or sends the form itself.
 */
export const pageCode = deferred('page loads', async () => (await import('../deferred/deferred-code.ts')).deferredCode)
