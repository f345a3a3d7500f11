import { deferred } from '../../page/deferred.ts'

/**
 * What shows a page, and what few visits need: Back, forms, anchors, failures. It is loaded while the server makes the page of the first
 * visit, or when it is needed before. Where it is lost for an act, the browser loads the page or sends the form itself.
 */
export const pageCode = deferred(
  'what shows a page',
  async () => (await import('../deferred/deferred-code.ts')).deferredCode,
)
