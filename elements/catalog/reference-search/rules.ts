/** A customer's own stock numbers are searched for from so many characters on (§5). */
export const MIN_LENGTH = 2

/** So many the shop answers a page; the specification does not say. */
export const PAGE_SIZE = 10
