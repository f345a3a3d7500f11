/** True when the page wants the shopper to be asked before it is left. The browser asks, in a full load. */
export function wantsToBeAsked(): boolean {
  const event = document.createEvent('BeforeUnloadEvent') as BeforeUnloadEvent
  event.initEvent('beforeunload', false, true)
  dispatchEvent(event)
  // Older pages set the value, which by itself is empty.
  return event.defaultPrevented || (event.returnValue as unknown) !== ''
}
