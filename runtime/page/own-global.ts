/**
 * What the browser or a script of the page has on the window under a name. An element with that id or name, which browsers show
 * there as well, is none: anybody who may write HTML could put one into the page.
 */
export const ownGlobal = <Value>(name: string): Value | undefined =>
  Object.hasOwn(globalThis, name) ? (Reflect.get(globalThis, name) as Value) : undefined
