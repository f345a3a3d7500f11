let isLinked: boolean | undefined

/**
 * True if the theme has linked vitrine.css. The entry calls it first: later, the browser would have to apply each new
 * style sheet of a tag before it returns.
 */
export function isBaseLinked(): boolean {
  isLinked ??= getComputedStyle(document.documentElement).getPropertyValue('--vt-base') !== ''
  return isLinked
}
