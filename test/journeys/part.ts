import { commit } from '../tools/components/commit.ts'

const START = Number.parseInt(commit().slice(0, 8), 16) || 0

/**
 * The places of a long walk: in `npm test` one of `parts` parts of them, chosen by the commit, so that each has its
 * turn; all of them when a suite is run alone, and with the whole matrix.
 */
export const partOf = <T>(parts: number, places: readonly T[]): T[] =>
  process.env.WALKS === 'in parts' ? places.filter((_, place) => (place + START) % parts === 0) : [...places]
