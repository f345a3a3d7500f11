/** The smallest width and height of an asset in the list, in pixels. */
export const CELL = { width: 148, height: 188 }

/** Rows that are rendered beyond the visible ones. */
const BEYOND = 2

/** The number of assets in a request. */
export const BLOCK = 96

export const columnsIn = (width: number): number => Math.max(1, Math.floor(width / CELL.width))

/** The rendered assets: from the first to before the last. */
export function shownIn(view: {
  top: number
  height: number
  columns: number
  total: number
}): [from: number, to: number] {
  const { top, height, columns, total } = view
  const first = Math.max(0, Math.floor(top / CELL.height) - BEYOND)
  const last = Math.ceil((top + height) / CELL.height) + BEYOND
  return [Math.min(total, first * columns), Math.min(total, last * columns)]
}

export const blocksOf = (from: number, to: number): number[] =>
  to <= from
    ? []
    : [...Array(Math.floor((to - 1) / BLOCK) - Math.floor(from / BLOCK) + 1).keys()].map(
        (index) => index + Math.floor(from / BLOCK),
      )

/** The asset that a key leads to; undefined for other keys. */
export function placeAfter(
  key: string,
  at: number,
  { columns, rows, total }: { columns: number; rows: number; total: number },
) {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * rows,
    PageUp: -columns * rows,
    Home: -total,
    End: total,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  return Math.max(0, Math.min(total - 1, at + step))
}
