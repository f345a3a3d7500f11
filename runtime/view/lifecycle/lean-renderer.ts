import { options, type VNode } from 'preact'

/* Protects Preact from three kinds of content. A form's field named `childNodes` or `remove` hides that member of the
   form, which Preact uses; Preact removes comments; and it does not find a text that a translator has replaced. */

/** The members of nodes that this file uses: the node in the page, the parent and the children. */
type Known = VNode & { __e?: unknown; __?: Known; __k?: readonly unknown[] }

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
  const { __e: element } = vnode as Known
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

/** The texts of the render in progress. */
const texts: Known[] = []
const { diffed } = options
options.diffed = (vnode: Known) => {
  diffed?.(vnode)
  if (vnode.__e instanceof Text) texts.push(vnode)
}

// A translator has replaced the node of the text by others. Preact has changed the removed one; React writes the text
// into its element.
const commits = options as { __c?: (vnode: VNode, queue: unknown) => void }
const { __c: committed } = commits
commits.__c = (vnode, queue) => {
  for (const { __e: text, __: parent } of texts.splice(0)) {
    const isAlone = parent?.__e instanceof Element && parent.__k?.filter((child) => child != null).length === 1
    if (isAlone && !(text as Text).parentNode) (parent.__e as Element).replaceChildren(text as Text)
  }
  committed?.(vnode, queue)
}

// Effects run in the next task, as React's do, by the browser's own timer, also if page script or a test replaces it
// later.
const nextTask = globalThis.setTimeout.bind(globalThis)
options.requestAnimationFrame = (flushEffects: () => void) => void nextTask(flushEffects)
