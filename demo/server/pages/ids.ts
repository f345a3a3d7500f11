/** An id of the address; what the database could not hold is nobody's id. */
export const idOf = (text: string): number => (Number(text) < 2 ** 31 ? Number(text) : 0)
