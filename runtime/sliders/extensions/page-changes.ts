import type { ComponentConstructor } from '@splidejs/splide'
import { keepStyles } from '../keep-styles.ts'

/** Splide does not observe slides that are added or removed, nor sizes that change without the window. */
export const PageChanges: ComponentConstructor = (splide, { Elements: { root, list } }) => {
  const children = new MutationObserver(() => {
    // Splide removes all styles of the root, also those of others.
    const restoreStyles = keepStyles(root)
    splide.refresh()
    restoreStyles()
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
