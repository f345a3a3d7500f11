import type { ComponentConstructor } from '@splidejs/splide'

/** Follows what Splide does not observe: slides that are added or removed, and sizes that change without the window. */
export const PageChanges: ComponentConstructor = (splide, { Elements }) => {
  const children = new MutationObserver(() => splide.refresh())
  const size = new ResizeObserver(() => splide.emit('resize'))
  return {
    mount() {
      children.observe(Elements.list, { childList: true })
      size.observe(Elements.root)
    },
    destroy() {
      children.disconnect()
      size.disconnect()
    },
  }
}
