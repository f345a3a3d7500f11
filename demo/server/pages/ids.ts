/** An id of the address; 0, which no row has, for numbers that the database cannot store. */
export const idOf = (text: string): number => (Number(text) < 2 ** 31 ? Number(text) : 0)
