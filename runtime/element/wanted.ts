/**
 * The module `wanted.ts` of a tag whose code waits for a touch, although something else may need it before. It needs no
 * renderer, and is loaded once the page has been painted. The view or `index.ts` imports it, so that both have one home.
 */
export type Wanted = {
  /** Called once, on a page with the tag. `wake` fetches the code of the tag. */
  watch(wake: () => void): void
  /** True for an element whose HTML is not complete without its code. */
  isWanted?(host: Element): boolean
}
