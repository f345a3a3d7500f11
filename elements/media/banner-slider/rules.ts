/** Milliseconds until the next banner, and of one move; the specification has none, so as in the product slider. */
export const INTERVAL = 6_000
export const SPEED = 800
