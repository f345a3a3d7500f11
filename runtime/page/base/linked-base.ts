let isLinked: boolean | undefined

/** The entry calls it first: later, the browser would have to apply each new style sheet of a tag before it returns. */
export function isBaseLinked(): boolean {
  isLinked ??= getComputedStyle(document.documentElement).getPropertyValue('--vt-base') !== ''
  return isLinked
}
