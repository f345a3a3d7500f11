/** Milliseconds until the next banner, and of one move: the specification has none, those of the product slider are taken. */
export const INTERVAL = 6_000
export const SPEED = 800
