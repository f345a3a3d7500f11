/** The number of news in view. */
export const SLIDES = 1

/** Milliseconds until the next news: long enough to read a title twice. */
export const INTERVAL = 6_000

/** Milliseconds of one move. */
export const SPEED = 500
