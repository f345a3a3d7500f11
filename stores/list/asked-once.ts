/** Parameters for one load of a list only (§2): they open a modal. */
const ASKED_ONCE = ['openWishlist', 'openBirthlist']

/** Removes these parameters, so that the modal does not open again on each page or in each order of the list. */
export function dropAskedOnce({ searchParams }: URL): void {
  for (const name of ASKED_ONCE) searchParams.delete(name)
}
