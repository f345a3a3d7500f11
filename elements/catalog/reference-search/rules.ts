/** The number of characters from which on a customer's own stock numbers are searched (§5). */
export const MIN_LENGTH = 2

/** The number of results in a page of the shop; the specification does not name it. */
export const PAGE_SIZE = 10
