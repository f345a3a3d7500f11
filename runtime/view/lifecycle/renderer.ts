/*
 * What a page may hold that the renderer must not meet. React needs none of this: it works by the prototypes of nodes and
 * passes over comments. The lean build has `lean-renderer.ts` in the place of this file.
 */

/** Runs a render on a host whose forms may have fields named like members of nodes. */
export const withPlainForms = (_host: Element, work: () => void): void => work()

/** Keeps the comments of a theme through a render. Returns what puts them back. */
export const keepComments =
  (_comments: readonly Comment[]): (() => void) =>
  () => {}
