const own = new WeakSet<Event>()

/** Sends a bubbling, composed event with plain data. Returns false when a listener cancelled it. */
export function send(target: EventTarget, name: string, detail: unknown, cancelable = false): boolean {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable })
  own.add(event)
  return target.dispatchEvent(event)
}

/** True for an event that the library sent itself, false for one of page script. */
export const isOwn = (event: Event): boolean => own.has(event)

/**
 * Subscribes to an event that page script sent on the document; the library's own are left out. Returns the unsubscribe
 * function.
 */
export function onPageEvent(name: string, listener: (event: CustomEvent) => void): () => void {
  const onEvent = (event: Event) => {
    if (!isOwn(event)) listener(event as CustomEvent)
  }
  document.addEventListener(name, onEvent)
  return () => document.removeEventListener(name, onEvent)
}
