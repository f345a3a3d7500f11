import { options, type VNode } from 'preact'

/* Protects Preact from two kinds of content. A form's field named `childNodes` or `remove` hides that member of the
   form, which Preact uses; and Preact removes comments. */

/** Removes names that hide members of nodes from the fields of some forms. Returns a function that restores them. */
function plain(forms: Iterable<Element>): () => void {
  const fields = [...forms].flatMap((form) => [...form.querySelectorAll('[name]')])
  const hiding = fields
    .map((field) => ({ field, name: field.getAttribute('name') as string }))
    .filter(({ name }) => name in HTMLElement.prototype)
  for (const { field } of hiding) field.removeAttribute('name')
  return () => {
    for (const { field, name } of hiding) field.setAttribute('name', name)
  }
}

/** Mounts a root. Preact adds each listener to the element that has it. */
export const mountQuietly = (_container: Element, mount: () => void): void => mount()

/** Runs a render on a host whose forms may have fields named like members of nodes. */
export function withPlainForms(host: Element, work: () => void): void {
  const restore = plain(host.querySelectorAll('form'))
  try {
    work()
  } finally {
    restore()
  }
}

// A form is removed right after this is called.
const { unmount } = options
options.unmount = (vnode: VNode) => {
  unmount?.(vnode)
  const { __e: element } = vnode as VNode & { __e?: unknown }
  if (element instanceof HTMLFormElement) queueMicrotask(plain([element]))
}

/** Keeps the comments of a theme through a render. Returns a function that restores them. */
export function keepComments(comments: readonly Comment[]): () => void {
  const kept = comments.map((comment) => ({ comment, parent: comment.parentNode, next: comment.nextSibling }))
  for (const { comment } of kept) comment.remove()
  return () => {
    // In reverse order: the node after a comment may be a comment.
    for (const { comment, parent, next } of kept.reverse()) {
      if (parent) Node.prototype.insertBefore.call(parent, comment, next?.parentNode === parent ? next : null)
    }
  }
}

// Effects run in the next task, as React's do, by the browser's own timer, also if page script or a test replaces it
// later.
const nextTask = globalThis.setTimeout.bind(globalThis)
options.requestAnimationFrame = (flushEffects: () => void) => void nextTask(flushEffects)
