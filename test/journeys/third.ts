import { commit } from '../tools/components/commit.ts'

const START = Number.parseInt(commit().slice(0, 8), 16) || 0

/**
 * What a walk along many places visits: in `npm test` a third of them, which the commit chooses; all where a suite is run by itself,
 * and with the whole matrix.
 */
export const thirdOf = <T>(places: readonly T[]): T[] =>
  process.env.WALKS === 'third' ? places.filter((_, place) => (place + START) % 3 === 0) : [...places]
