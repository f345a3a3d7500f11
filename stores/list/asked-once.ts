/** What an address asks of one load of a list only (§2): a modal that opens by itself. */
const ASKED_ONCE = ['openWishlist', 'openBirthlist']

/** Takes off what the list has done already, so that it does not open its modal again with each page or order. */
export function dropAskedOnce({ searchParams }: URL): void {
  for (const name of ASKED_ONCE) searchParams.delete(name)
}
