/**
 * Writes the height, in CSS pixels, that an on-screen keyboard covers of the window's lower end into a custom property
 * of an element: Safari does not resize the page, so that elements fixed at its end are behind the keyboard. Returns a
 * function that ends this.
 */
export function watchKeyboard(element: HTMLElement, property = '--vt-keyboard'): () => void {
  const show = (covered: number) => element.style.setProperty(property, `${covered}px`)
  const measure = () => {
    const { height = innerHeight, offsetTop = 0, scale = 1 } = visualViewport ?? {}
    // A page that two fingers have enlarged is partly outside of the viewport, too.
    const covered = scale === 1 ? Math.max(0, Math.round(innerHeight - offsetTop - height)) : 0
    show(covered)
  }
  // Nobody types in a page without focus; to measure the window would force a layout.
  if (document.activeElement === document.body) show(0)
  else measure()
  visualViewport?.addEventListener('resize', measure)
  visualViewport?.addEventListener('scroll', measure)
  return () => {
    visualViewport?.removeEventListener('resize', measure)
    visualViewport?.removeEventListener('scroll', measure)
    element.style.removeProperty(property)
  }
}
