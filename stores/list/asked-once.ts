/** For one load of a list only (§2): they open a modal. */
const ASKED_ONCE = ['openWishlist', 'openBirthlist']

/** The modal does not open again with each page or order then. */
export function dropAskedOnce({ searchParams }: URL): void {
  for (const name of ASKED_ONCE) searchParams.delete(name)
}
