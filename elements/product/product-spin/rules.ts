/** Milliseconds from one photo to the next while the product turns by itself (§9). */
export const DELAY = 100

/** The highest number of photos in a turn; a longer range is a mistake. */
const MOST_FRAMES = 360

/** Degrees that Page Up and Page Down turn. */
export const PAGE_DEGREES = 30

/**
 * The addresses of one turn: `/spin-{00..35}.webp`, with as many digits as the first number has, or a JSON list.
 * `{width}` is replaced by the width. Empty for fewer than two, more than 360, or invalid text.
 */
export function frameAddresses(text: string, width?: number): string[] {
  const found = text.trim().startsWith('[') ? listed(text) : ranged(text)
  if (found.length < 2 || found.length > MOST_FRAMES) return []
  return found.map((address) => address.replaceAll('{width}', String(width ?? '')))
}

function listed(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every((one) => typeof one === 'string' && one !== '') ? list : []
  } catch {
    return []
  }
}

function ranged(text: string): string[] {
  const [range, from = '', to = ''] = /\{(\d+)\.\.(\d+)\}/.exec(text) ?? []
  if (range === undefined) return []
  const [first, last] = [Number(from), Number(to)]
  const count = Math.abs(last - first) + 1
  if (count > MOST_FRAMES) return []
  const step = last < first ? -1 : 1
  return Array.from({ length: count }, (_, place) =>
    text.replace(range, String(first + place * step).padStart(from.length, '0')),
  )
}

/** Returns the index after any number of turns. */
export const wrapped = (place: number, count: number): number => ((place % count) + count) % count
