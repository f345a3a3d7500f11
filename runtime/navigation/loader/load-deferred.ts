import { arriveSoon } from '../../page/scripts/arrive.ts'

/**
 * Loads what shows a page, and what few visits need: Back, forms, anchors, failures. It is fetched while the server makes the
 * page of the first visit, or when it is needed before; rejects without a connection.
 */
export const loadDeferred = async () => (await import('../deferred/deferred-code.ts')).deferredCode

/** The same for what a shopper waits for. Where it does not come soon, the browser loads the page or sends the form itself. */
export const deferredSoon = () => arriveSoon('what shows a page', loadDeferred())
