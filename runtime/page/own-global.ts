/**
 * A global of the browser or of a script, by its name. An element with that id or name, which browsers list there as
 * well, does not count: anyone who may write HTML could add one to the page.
 */
export const ownGlobal = <Value>(name: string): Value | undefined =>
  Object.hasOwn(globalThis, name) ? (Reflect.get(globalThis, name) as Value) : undefined
