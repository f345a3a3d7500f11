/* The renderer's handling of unusual content. React needs none of this: it uses the prototypes of nodes and skips
   comments. The lean build replaces this file by `lean-renderer.ts`. */

/** Runs a render on a host whose forms may have fields named like members of nodes. */
export const withPlainForms = (_host: Element, work: () => void): void => work()

/** Keeps the comments of a theme through a render. Returns a function that restores them. */
export const keepComments =
  (_comments: readonly Comment[]): (() => void) =>
  () => {}
