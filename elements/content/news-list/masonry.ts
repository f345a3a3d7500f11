import { placesOf } from './rules.ts'

const LIST_STYLES = ['grid-auto-rows', 'row-gap', 'align-items']
const ITEM_STYLES = ['grid-column', 'grid-row']

function strip(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) element.style.removeProperty(name)
  if (element.getAttribute('style') === '') element.removeAttribute('style')
}

/**
 * Arranges the children of a grid in its columns without gaps between the rows, until `signal` is aborted. Columns and
 * gap are those of the theme's grid; a grid of one column is unchanged.
 */
export function arrangeColumns(list: HTMLElement, signal: AbortSignal): void {
  let frame = 0
  // In the next frame, since browsers report an error when sizes change while they are observed.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(arrange)
  })
  const itemsOf = () => [...list.children].filter((child) => child instanceof HTMLElement)

  const clear = () => {
    strip(list, LIST_STYLES)
    for (const item of itemsOf()) strip(item, ITEM_STYLES)
  }
  const arrange = () => {
    if (signal.aborted) return
    // An item in a column that no longer exists would create one.
    clear()
    const { display, gridTemplateColumns, rowGap } = getComputedStyle(list)
    const columns = display === 'grid' ? gridTemplateColumns.split(' ').length : 1
    if (columns < 2) return
    const gap = Number.parseFloat(rowGap) || 0
    list.style.gridAutoRows = '1px'
    list.style.rowGap = '0px'
    list.style.alignItems = 'start'
    const items = itemsOf()
    const heights = items.map((item) => Math.ceil(item.getBoundingClientRect().height + gap))
    for (const [index, { column, top }] of placesOf(heights, columns).entries()) {
      const item = items[index]
      if (!item) continue
      item.style.gridColumn = String(column + 1)
      item.style.gridRow = `${top + 1} / span ${heights[index]}`
    }
  }
  const watch = () => {
    sizes.disconnect()
    for (const element of [list, ...itemsOf()]) sizes.observe(element)
  }
  const children = new MutationObserver(watch)
  children.observe(list, { childList: true })
  watch()
  arrange()
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    children.disconnect()
    clear()
  })
}
