/* Code that only React needs. The lean build replaces this file by `lean-renderer.ts`, with the same for Preact. */

type Listener = Parameters<EventTarget['addEventListener']>

/** The listeners of the roots that no event has reached yet. */
const unreached = new WeakMap<EventTarget, readonly Listener[]>()

const watched = new Set<string>()

/**
 * Mounts a root whose listeners are added when the first event reaches it. React adds some 140 to each root, and a page
 * has dozens of roots, most of which no shopper touches. No option of React changes that.
 */
export function mountQuietly(container: Element, mount: () => void): void {
  // The path of an event does not show what is inside a closed shadow tree.
  if (container.getRootNode() instanceof ShadowRoot) {
    mount()
    return
  }
  const listeners: Listener[] = []
  container.addEventListener = (...listener: Listener) => void listeners.push(listener)
  try {
    mount()
  } finally {
    Reflect.deleteProperty(container, 'addEventListener')
  }
  // React adds none for a second root of the same container: those of the first one handle its events.
  if (listeners.length > 0) unreached.set(container, listeners)
  for (const [type] of listeners) {
    if (watched.has(type)) continue
    watched.add(type)
    document.addEventListener(type, addListeners, { capture: true, passive: true })
  }
}

function addListeners(event: Event): void {
  for (const container of event.composedPath()) {
    for (const listener of unreached.get(container) ?? []) container.addEventListener(...listener)
    unreached.delete(container)
  }
}

/** Runs a render on a host whose forms may have fields named like members of nodes; React uses the prototypes. */
export const withPlainForms = (_host: Element, work: () => void): void => work()

/** Keeps the comments of a theme through a render; React skips them. Returns a function that restores them. */
export const keepComments =
  (_comments: readonly Comment[]): (() => void) =>
  () => {}
