/**
 * Milliseconds until the next banner, and of one move. The specification has none, so those of the product slider are
 * used.
 */
export const INTERVAL = 6_000
export const SPEED = 800
