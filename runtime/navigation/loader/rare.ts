/**
 * The code for what is rare: Back, forms, places in the page, failures. It comes after the first visit, while the shop can be
 * reached, or when it is wanted; without a connection it may not come.
 */
export const rare = async () => (await import('../late/rare.ts')).rarely
