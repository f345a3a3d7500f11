import { createElement } from 'react'

/** True in the lean build: Preact keeps the children of its elements in a field of its own. */
const isPreact = '__k' in createElement('i')

/**
 * Runs a render on a host whose forms have fields named like members of nodes, such as `remove`: Preact reads and calls
 * those members. The names are taken off meanwhile. React does so by the prototypes and needs none of this.
 */
export function withPlainForms(host: Element, work: () => void): void {
  const shadowing = isPreact ? [...host.querySelectorAll('form [name]')].filter(isShadowing) : []
  const names = shadowing.map((field) => field.getAttribute('name') as string)
  for (const field of shadowing) field.removeAttribute('name')
  try {
    work()
  } finally {
    for (const [index, field] of shadowing.entries()) field.setAttribute('name', names[index] as string)
  }
}

const isShadowing = (field: Element): boolean => (field.getAttribute('name') as string) in HTMLElement.prototype

/** Comments of a theme on the way to its parts: Preact would remove them, React leaves them where they are. */
export function keepComments(comments: readonly Comment[]): () => void {
  if (!isPreact) return () => {}
  const kept = comments.map((comment) => ({ comment, parent: comment.parentNode, next: comment.nextSibling }))
  for (const { comment } of kept) comment.remove()
  return () => {
    // The last first: what follows a comment may be a comment.
    for (const { comment, parent, next } of kept.reverse()) {
      if (parent) Node.prototype.insertBefore.call(parent, comment, next?.parentNode === parent ? next : null)
    }
  }
}
