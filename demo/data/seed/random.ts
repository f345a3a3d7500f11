/** A stream of random numbers, the same for the same seed, so that every shop has the same catalogue. */
export type Random = {
  /** The next number, from 0 to below 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** True with a probability from 0 to 1. */
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Some of the items, in their order. */
  some<Item>(items: readonly Item[], count: number): Item[]
}

/** Starts a stream (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
    some: (items, count) =>
      items
        .map((item, place) => ({ item, place, draw: next() }))
        .sort((one, other) => one.draw - other.draw)
        .slice(0, count)
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  }
}
