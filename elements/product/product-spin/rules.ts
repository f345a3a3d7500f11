/** Milliseconds from one photo to the next while the product turns by itself (§9). */
export const DELAY = 100

/** No turn has more photos; a longer range is a mistake. */
const MOST_FRAMES = 360

/** Photos wider than twice the CSS pixels show nothing more to the eye. */
const MOST_DENSITY = 2

/** A photo may be enlarged by so much before the next width is fetched: nobody sees it. */
const SLACK = 1.1

/** A drag over the width of the photo turns the product once. */
export const TURNS_PER_WIDTH = 1

/** Pixels after which a press is a drag, and no click. */
export const DRAG_STARTS = 4

/** What is left of the speed of a turn after one millisecond without a hand on it. */
export const FRICTION = 0.996

/** Turns per millisecond: faster than the first is no hand, slower than the second is at rest. */
export const FASTEST = 0.004
export const SLOWEST = 0.00004

/** Milliseconds before the end of a drag that its speed is taken from. */
export const SPEED_SPAN = 90

/** Degrees that Page Up and Page Down turn. */
export const PAGE_DEGREES = 30

/** Photos that are fetched at the same time. */
export const AT_ONCE = 4

/**
 * The addresses of one turn: `/spin-{00..35}.webp`, with as many digits as the first number is written with, or a JSON list.
 * `{width}` means the width. Fewer than two, more than 360 or a broken text: none.
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

/** The smallest of the widths that fills so many CSS pixels on this screen, but for a tenth, or else the largest. */
export function fittingWidth(widths: string, pixels: number, density: number): number | undefined {
  const known = widths
    .split(',')
    .map(Number)
    .filter((width) => width > 0)
    .sort((one, other) => one - other)
  const wanted = pixels * Math.min(density, MOST_DENSITY)
  return known.find((width) => width * SLACK >= wanted) ?? known.at(-1)
}

/** The order in which a turn is fetched: quarters first, then what lies between, so that it can be turned early. */
export function loadOrder(count: number): number[] {
  const order = new Set<number>()
  for (let step = Math.ceil(count / 4); step >= 1; step = step === 1 ? 0 : Math.ceil(step / 2)) {
    for (let place = 0; place < count; place += step) order.add(place)
  }
  return [...order]
}

/** A place in the turn, whatever number of turns was made before. */
export const wrapped = (place: number, count: number): number => ((place % count) + count) % count

/** The nearest place that has a photo, either way around; undefined when none has. */
export function nearestPlace(place: number, count: number, has: (place: number) => boolean): number | undefined {
  for (let away = 0; away <= count / 2; away += 1) {
    for (const side of [place + away, place - away]) if (has(wrapped(side, count))) return wrapped(side, count)
  }
  return undefined
}
