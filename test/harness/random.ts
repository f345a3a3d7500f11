/** Random numbers from 0 to 1 that are the same in each run. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** The items in an order that depends on a seed; without a seed, in their own order. */
export function shuffled<T>(items: readonly T[], seed: number | undefined): T[] {
  if (seed === undefined) return [...items]
  const random = randomFrom(seed)
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
