/**
 * How long a test waits before it is a failure, in milliseconds. No test passes or fails by these numbers on a machine that
 * is only slow: they end what would never end. A time of the specification is tested on a held clock (`clock.ts`).
 */
export const WAIT_LIMIT = 30_000

/** What one test may take: it waits more than once. */
export const TEST_LIMIT = 4 * WAIT_LIMIT

/** What a file of tests may take in a browser, loading included. */
export const FILE_LIMIT = 5 * TEST_LIMIT
