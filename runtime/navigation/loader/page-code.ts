import { deferred } from '../../page/deferred.ts'

/**
 * Loaded while the server makes the page of the first visit, or earlier if it is needed. If it cannot be loaded for an
 * act, the browser loads the page or sends the form itself.
 */
export const pageCode = deferred('page loads', async () => (await import('../deferred/deferred-code.ts')).deferredCode)
