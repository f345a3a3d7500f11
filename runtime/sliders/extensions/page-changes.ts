import type { ComponentConstructor } from '@splidejs/splide'

/** Follows what Splide does not observe: slides that are added or removed, and sizes that change without the window. */
export const PageChanges: ComponentConstructor = (splide, { Elements: { root, list } }) => {
  const children = new MutationObserver(() => {
    // Splide removes the styles of the root, also those of others.
    const { cssText } = root.style
    splide.refresh()
    root.style.cssText = cssText
  })
  const size = new ResizeObserver(() => splide.emit('resize'))
  return {
    mount() {
      children.observe(list, { childList: true })
      size.observe(root)
    },
    destroy() {
      children.disconnect()
      size.disconnect()
    },
  }
}
