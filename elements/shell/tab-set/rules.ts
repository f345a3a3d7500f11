/**
 * The tab that a key leads to, by the ARIA pattern: the arrows of the list's direction go round, Home and End go to the
 * ends. Undefined for every other key.
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

/** The id in a hash; one that is badly encoded names nothing. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
