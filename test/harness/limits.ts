/**
 * Milliseconds after which a waiting test fails. On a machine that is only slow, no test passes or fails because of
 * these numbers: they end endless waits. A time of the specification is tested on a held clock (`clock.ts`).
 */
export const WAIT_LIMIT = 30_000

/** The limit of one test, which waits more than once. */
export const TEST_LIMIT = 4 * WAIT_LIMIT

/** The limit of a file of tests in a browser, including its load. */
export const FILE_LIMIT = 5 * TEST_LIMIT
