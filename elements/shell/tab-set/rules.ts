/**
 * The tab that a key leads to, by the ARIA pattern: arrow keys in the direction of the list wrap around, Home and End
 * lead to the ends. Undefined for every other key.
 */
export function tabByKey(
  key: string,
  present: number,
  count: number,
  list: { isVertical: boolean; isRightToLeft: boolean },
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const [back, on] = list.isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key !== back && key !== on) return undefined
  const isOn = (key === on) !== (list.isRightToLeft && !list.isVertical)
  return (present + (isOn ? 1 : -1) + count) % count
}

/** Returns '' for invalid encoding. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
