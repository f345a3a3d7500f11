/**
 * Loads the code that few visits need: Back, forms, anchors, failures. It is fetched after the first visit, while the shop can
 * be reached, or when it is needed; rejects without a connection.
 */
export const loadDeferred = async () => (await import('../deferred/deferred-code.ts')).deferredCode
