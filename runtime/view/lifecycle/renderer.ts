/* The renderer's handling of unusual content. React needs none of this: it uses the prototypes of nodes and skips
   comments. The lean build replaces this file by `lean-renderer.ts`. */

export const withPlainForms = (_host: Element, work: () => void): void => work()

/** Returns a function that restores them. */
export const keepComments =
  (_comments: readonly Comment[]): (() => void) =>
  () => {}
