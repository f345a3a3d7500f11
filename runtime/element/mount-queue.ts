/** The number of elements of one tag that are mounted in the task that adds them; more would make a long task. */
const AT_ONCE = 16

/** The distance from the viewport within which an element is near. */
const MARGIN = '300px'

/** Milliseconds of work after which the browser may paint and respond to the shopper. */
const SLICE = 8

/** The events by which a shopper begins to use an element. */
const TOUCHES = [
  ...(['pointerdown', 'pointerover', 'touchstart', 'focusin', 'keydown'] as const),
  ...(['click', 'input', 'change', 'submit', 'reset'] as const),
]

/** The browser's own timer, also if page script or a test replaces it later. */
const nextTask = globalThis.setTimeout.bind(globalThis)

const counts = new Map<string, number>()

/** Elements that are not mounted yet, with the function that mounts them. */
const waiting = new Map<EventTarget, () => void>()

const queue = new Set<Element>()

let sight: IntersectionObserver | undefined
let isListening = false

/** Mounts an element: at once, or after the earlier elements of a long list. A touched element is mounted first. */
export function mountQueued(element: HTMLElement, mount: () => void): void {
  if (counts.size === 0) nextTask(() => counts.clear())
  const count = counts.get(element.localName) ?? 0
  counts.set(element.localName, count + 1)
  if (count < AT_ONCE) mount()
  else mountWhenWanted(element, 'load', mount)
}

/**
 * Mounts an element when it is near the viewport, touched or focused; `load`: as soon as possible. Elements are mounted
 * in slices, so that no task is long, and none before all its children have arrived.
 */
export function mountWhenWanted(element: HTMLElement, when: 'near' | 'load', mount: () => void): void {
  waiting.set(element, mount)
  listen()
  if (when === 'load') {
    enqueue(element)
    return
  }
  sight ??= new IntersectionObserver(onSight, { rootMargin: MARGIN })
  sight.observe(element)
}

export const isWaiting = (element: EventTarget): boolean => waiting.has(element)

/** Mounts an element now, if it is queued. One that is still arriving stays queued. */
export function mountNow(element: EventTarget): void {
  const mount = waiting.get(element)
  if (!mount) return
  if (!isComplete(element as Element)) {
    document.addEventListener('DOMContentLoaded', () => mountNow(element), { once: true })
    return
  }
  leaveQueue(element as Element)
  try {
    mount()
  } catch (error) {
    // A failure must not stop the others.
    reportError(error)
  }
}

/** Removes an element that has left the page from the queue. */
export function leaveQueue(element: Element): void {
  sight?.unobserve(element)
  queue.delete(element)
  waiting.delete(element)
}

/** An element of a page that still arrives is complete once a node follows it. */
function isComplete(element: Element): boolean {
  if (document.readyState !== 'loading') return true
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true
  return false
}

function onSight(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) enqueue(target)
}

function enqueue(element: Element): void {
  if (queue.size === 0) nextTask(mountSlice)
  queue.add(element)
}

function mountSlice(): void {
  const end = performance.now() + SLICE
  for (const element of queue) {
    queue.delete(element)
    mountNow(element)
    if (performance.now() > end) break
  }
  if (queue.size > 0) nextTask(mountSlice)
}

let touch: Event | undefined

/** Returns the field whose change mounts the present element: its value is the shopper's newest choice. */
export const fieldInTouch = (): EventTarget | null | undefined =>
  touch?.type === 'input' || touch?.type === 'change' ? touch.target : undefined

/** An act of the shopper mounts the elements around its target, outer before inner; their handlers are then called. */
function listen(): void {
  if (isListening) return
  isListening = true
  const mountTouched = (event: Event) => {
    if (waiting.size === 0) return
    touch = event
    event.composedPath().toReversed().forEach(mountNow)
    touch = undefined
  }
  for (const name of TOUCHES) addEventListener(name, mountTouched, { capture: true, passive: true })
}
