/** So many elements of one tag are mounted in the task that brings them; a longer list would be felt. */
const AT_ONCE = 16

/** How far outside the viewport an element is near. */
const MARGIN = '300px'

/** Milliseconds of work between two chances of the browser to paint and to answer the shopper. */
const SLICE = 8

/** What shows that a shopper is about to use an element. */
const TOUCHES = [
  ...(['pointerdown', 'pointerover', 'touchstart', 'focusin', 'keydown'] as const),
  ...(['click', 'input', 'change', 'submit', 'reset'] as const),
]

/** The browser's own, whatever page script or a test puts in its place later. */
const nextTask = globalThis.setTimeout.bind(globalThis)

/** How many of each tag the present task has mounted. */
const counts = new Map<string, number>()

/** Elements that are not mounted yet, with what mounts them. */
const waiting = new Map<EventTarget, () => void>()

/** Those whose time has come, in its order. */
const queue = new Set<Element>()

let sight: IntersectionObserver | undefined
let isListening = false

/** Mounts an element: at once, or after the others of a long list that were there before it. One that is touched comes first. */
export function mountQueued(element: HTMLElement, mount: () => void): void {
  if (counts.size === 0) nextTask(() => counts.clear())
  const count = counts.get(element.localName) ?? 0
  counts.set(element.localName, count + 1)
  if (count < AT_ONCE) mount()
  else mountWhenWanted(element, 'load', mount)
}

/**
 * Mounts an element when it is near the viewport, touched or focused; `load`: as soon as may be. In slices, so that no
 * task is long however many there are; never before all its children have arrived.
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

/** True for an element that is queued. */
export const isWaiting = (element: EventTarget): boolean => waiting.has(element)

/** Mounts an element now, if it waits. What is still arriving goes on waiting. */
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
    // One that fails must not keep the others waiting.
    reportError(error)
  }
}

/** An element that left the page waits no more. */
export function leaveQueue(element: Element): void {
  sight?.unobserve(element)
  queue.delete(element)
  waiting.delete(element)
}

/** An element of a page that still arrives is complete when something follows it. */
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

/** What the shopper is doing, while the elements that it mounts are mounted. */
let touch: Event | undefined

/** The field whose change mounts the present element: its value is what the shopper has just chosen. */
export const fieldInTouch = (): EventTarget | null | undefined =>
  touch?.type === 'input' || touch?.type === 'change' ? touch.target : undefined

/** Whatever the shopper does to an element mounts it first, the outer ones before the inner; its handlers are then called. */
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
