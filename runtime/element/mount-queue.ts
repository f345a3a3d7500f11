/** So many elements of one tag are mounted in the task that brings them; a longer list would be felt. */
const AT_ONCE = 16

/** Milliseconds of work between two chances of the browser to paint and to answer the shopper. */
const SLICE = 8

/** What shows that a shopper is about to use an element. */
const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'keydown', 'click', 'input', 'change', 'submit'] as const

/** The browser's own, whatever page script or a test puts in its place later. */
const nextTask = globalThis.setTimeout.bind(globalThis)

/** How many of each tag the present task has mounted. */
const counts = new Map<string, number>()

/** Elements in the order of their arrival, with what mounts them. */
const waiting = new Map<EventTarget, () => void>()

/** Mounts an element: at once, or after the others of a long list that were there before it. One that is touched comes first. */
export function mountQueued(element: HTMLElement, mount: () => void): void {
  if (counts.size === 0) nextTask(() => counts.clear())
  const count = counts.get(element.localName) ?? 0
  counts.set(element.localName, count + 1)
  if (count < AT_ONCE) mount()
  else waitFor(element, mount)
}

/** True for an element that waits in the queue. */
export const isWaiting = (element: EventTarget): boolean => waiting.has(element)

/** Takes an element out of the queue. True when it was in it. */
export const leaveQueue = (element: EventTarget): boolean => waiting.delete(element)

function waitFor(element: HTMLElement, mount: () => void): void {
  if (waiting.size === 0) {
    for (const name of TOUCHES) addEventListener(name, preferTouched, true)
    nextTask(mountSlice)
  }
  waiting.set(element, mount)
}

function mountSlice(): void {
  const end = performance.now() + SLICE
  for (const element of waiting.keys()) {
    mountNow(element)
    if (performance.now() > end) break
  }
  if (waiting.size > 0) nextTask(mountSlice)
  else for (const name of TOUCHES) removeEventListener(name, preferTouched, true)
}

/** The outer ones first, as in a page that arrives. */
const preferTouched = (event: Event): void => event.composedPath().toReversed().forEach(mountNow)

function mountNow(element: EventTarget): void {
  const mount = waiting.get(element)
  waiting.delete(element)
  mount?.()
}
