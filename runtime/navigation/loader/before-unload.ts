/** True if the page asks the shopper for confirmation before it is left. The browser asks, in a full load. */
export function wantsToBeAsked(): boolean {
  const event = document.createEvent('BeforeUnloadEvent') as BeforeUnloadEvent
  event.initEvent('beforeunload', false, true)
  dispatchEvent(event)
  // Older pages set the value, which is empty by default.
  return event.defaultPrevented || (event.returnValue as unknown) !== ''
}
