/** What is added for the end of the document is run once, after the scripts of a page: that end was long ago. */
const LATE = /^(DOMContentLoaded|load)$/

type Listener = { type: string; target: EventTarget; listener: EventListenerOrEventListenerObject }

let isWatching = false

/** Runs scripts; listeners that they add to the document or the window for its end are called once when all have run. */
export async function withReadyListeners(run: () => Promise<void>): Promise<void> {
  // Those of a visit that another one has overtaken are on their way out.
  if (isWatching) return run()
  isWatching = true
  const found: Listener[] = []
  const restore = [document, window].map((target) => watch(target, found))
  try {
    await run()
  } finally {
    for (const one of restore) one()
    isWatching = false
  }
  const isFirst = ({ type }: Listener) => type === 'DOMContentLoaded'
  for (const one of [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))]) call(one)
}

/** Notes such listeners of a target instead of adding them, and returns how to end that. */
function watch(target: Document | Window, found: Listener[]): () => void {
  const before = Object.getOwnPropertyDescriptor(target, 'addEventListener')
  const { addEventListener } = target
  const own = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions,
  ) => {
    const isLate = LATE.test(type) && (target === window || type !== 'load')
    if (isLate && listener) found.push({ type, target, listener })
    else addEventListener.call(target, type, listener as EventListener, options)
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
    const event = new Event(type)
    if (typeof listener === 'function') listener.call(target, event)
    else listener.handleEvent(event)
  } catch (error) {
    reportError(error)
  }
}
