/**
 * On a machine that is only slow, no test passes or fails because of these numbers: they end endless waits. A time of
 * the specification is tested on a held clock (`clock.ts`).
 */
export const WAIT_LIMIT = 30_000

/** A test waits more than once. */
export const TEST_LIMIT = 4 * WAIT_LIMIT

/** In a browser, including the load of the file. */
export const FILE_LIMIT = 5 * TEST_LIMIT
