const own = new WeakSet<Event>()

/** Bubbling and composed. Returns false when a listener cancelled the event. */
export function send(target: EventTarget, name: string, detail: unknown, cancelable = false): boolean {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable })
  own.add(event)
  return target.dispatchEvent(event)
}

/** False for an event of page script. */
export const isOwn = (event: Event): boolean => own.has(event)

/** The library's own events are left out. Returns the unsubscribe function. */
export function onPageEvent(name: string, listener: (event: CustomEvent) => void): () => void {
  const onEvent = (event: Event) => {
    if (!isOwn(event)) listener(event as CustomEvent)
  }
  document.addEventListener(name, onEvent)
  return () => document.removeEventListener(name, onEvent)
}
