let isLinked: boolean | undefined

/**
 * True when the theme has linked vitrine.css. The entry asks first: later, each style sheet of a tag that has just come would
 * have to be worked into the page before the answer.
 */
export function isBaseLinked(): boolean {
  isLinked ??= getComputedStyle(document.documentElement).getPropertyValue('--vt-base') !== ''
  return isLinked
}
