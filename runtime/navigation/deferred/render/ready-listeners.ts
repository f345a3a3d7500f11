/** The events at the end of a page's load. Scripts that are rendered into a document have missed them. */
const LATE = ['DOMContentLoaded', 'load', 'pageshow'] as const

type Late = (typeof LATE)[number]
type Listener = { type: Late; target: EventTarget; listener: EventListenerOrEventListenerObject }

/** Properties that a page may set instead of adding a listener. */
const HANDLERS = ['onload', 'onpageshow'] as const

let isWatching = false

const isLate = (type: string): type is Late => LATE.some((late) => late === type)

/** Listeners for the page's end that the scripts add are called once when all have run. */
export async function withReadyListeners(run: () => Promise<void>): Promise<void> {
  // A visit that another one has overtaken is about to end.
  if (isWatching) return run()
  isWatching = true
  const found: Listener[] = []
  const handlers = HANDLERS.map((name) => window[name])
  const restore = [document, window].map((target) => watch(target, found))
  try {
    await run()
  } finally {
    for (const one of restore) one()
    isWatching = false
  }
  for (const [place, name] of HANDLERS.entries()) {
    const listener = window[name] as EventListener | null
    if (listener && listener !== handlers[place]) found.push({ type: name.slice(2) as Late, target: window, listener })
  }
  for (const type of LATE) for (const one of found) if (one.type === type) call(one)
}

/** Notes listeners for these events instead of adding them. Returns a function that ends this. */
function watch(target: Document | Window, found: Listener[]): () => void {
  const before = Object.getOwnPropertyDescriptor(target, 'addEventListener')
  const { addEventListener } = target
  const own = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions,
  ) => {
    const isNoted = isLate(type) && (target === window || type === 'DOMContentLoaded')
    if (isNoted && listener) found.push({ type, target, listener })
    // `pageshow` is sent again when the page is restored from the browser's cache.
    if (!isNoted || type === 'pageshow') addEventListener.call(target, type, listener as EventListener, options)
  }
  Object.defineProperty(target, 'addEventListener', { configurable: true, writable: true, value: own })
  return () => {
    if (target.addEventListener !== own) return
    if (before) Object.defineProperty(target, 'addEventListener', before)
    else Reflect.deleteProperty(target, 'addEventListener')
  }
}

function call({ type, target, listener }: Listener): void {
  try {
    const event = type === 'pageshow' ? new PageTransitionEvent(type) : new Event(type)
    if (typeof listener === 'function') listener.call(target, event)
    else listener.handleEvent(event)
  } catch (error) {
    reportError(error)
  }
}
