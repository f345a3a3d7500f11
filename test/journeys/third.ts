import { commit } from '../tools/components/commit.ts'

const START = Number.parseInt(commit().slice(0, 8), 16) || 0

/**
 * The places of a long walk: in `npm test` a third of them, chosen by the commit; all of them when a suite is run
 * alone, and with the whole matrix.
 */
export const thirdOf = <T>(places: readonly T[]): T[] =>
  process.env.WALKS === 'third' ? places.filter((_, place) => (place + START) % 3 === 0) : [...places]
