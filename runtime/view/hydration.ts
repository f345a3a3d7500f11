/** How far outside the viewport a tag is hydrated. */
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

/** Elements that are not hydrated yet, with what hydrates them. */
const waiting = new Map<EventTarget, () => void>()

/** Those whose time has come, in its order. */
const queue = new Set<Element>()

let sight: IntersectionObserver | undefined
let isListening = false

/**
 * Hydrates an element when it is near the viewport, touched or focused; `load`: as soon as may be. In slices, so that no
 * task is long however many there are; never before all its children have arrived.
 */
export function hydrateWhenWanted(element: HTMLElement, when: 'near' | 'load', hydrate: () => void): void {
  waiting.set(element, hydrate)
  listen()
  if (when === 'load') {
    enqueue(element)
    return
  }
  sight ??= new IntersectionObserver(onSight, { rootMargin: MARGIN })
  sight.observe(element)
}

/** Hydrates an element now, if it waits. What is still arriving goes on waiting. */
export function hydrateNow(element: EventTarget): void {
  const hydrate = waiting.get(element)
  if (!hydrate) return
  if (!isComplete(element as Element)) {
    document.addEventListener('DOMContentLoaded', () => hydrateNow(element), { once: true })
    return
  }
  forget(element as Element)
  try {
    hydrate()
  } catch (error) {
    // One that fails must not keep the others waiting.
    reportError(error)
  }
}

/** An element that left the page waits no more. True when it did. */
export function forget(element: Element): boolean {
  sight?.unobserve(element)
  queue.delete(element)
  return waiting.delete(element)
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
  if (queue.size === 0) nextTask(hydrateSlice)
  queue.add(element)
}

function hydrateSlice(): void {
  const end = performance.now() + SLICE
  for (const element of queue) {
    queue.delete(element)
    hydrateNow(element)
    if (performance.now() > end) break
  }
  if (queue.size > 0) nextTask(hydrateSlice)
}

/** What the shopper is doing, while the elements that it hydrates are hydrated. */
let touch: Event | undefined

/** The field whose change hydrates the present element: it holds what the shopper has just chosen. */
export const fieldInTouch = (): EventTarget | null | undefined =>
  touch?.type === 'input' || touch?.type === 'change' ? touch.target : undefined

/** Whatever the shopper does to an element hydrates it first, the outer ones before the inner; its handlers are then called. */
function listen(): void {
  if (isListening) return
  isListening = true
  const hydrateTouched = (event: Event) => {
    if (waiting.size === 0) return
    touch = event
    event.composedPath().toReversed().forEach(hydrateNow)
    touch = undefined
  }
  for (const name of TOUCHES) addEventListener(name, hydrateTouched, { capture: true, passive: true })
}
