/**
 * Keeps in a custom property of an element, in CSS pixels, how much of the window's lower end a keyboard on the screen covers:
 * Safari keeps the page as high as it was, and what is fixed at its end is behind the keyboard. Returns what ends it.
 */
export function watchKeyboard(element: HTMLElement, property = '--vt-keyboard'): () => void {
  const measure = () => {
    const { height = innerHeight, offsetTop = 0, scale = 1 } = visualViewport ?? {}
    // A page that two fingers have enlarged is partly out of sight, too.
    const covered = scale === 1 ? Math.max(0, Math.round(innerHeight - offsetTop - height)) : 0
    element.style.setProperty(property, `${covered}px`)
  }
  measure()
  visualViewport?.addEventListener('resize', measure)
  visualViewport?.addEventListener('scroll', measure)
  return () => {
    visualViewport?.removeEventListener('resize', measure)
    visualViewport?.removeEventListener('scroll', measure)
    element.style.removeProperty(property)
  }
}
