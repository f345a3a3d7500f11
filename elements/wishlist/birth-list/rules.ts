/** Milliseconds until the modal opens that the address requests (§9). */
export const OPEN_DELAY = 200

/** Returns '' for an empty parameter; undefined if the address does not request the birth lists (§2). */
export const askedVariant = (search: string): string | undefined =>
  new URLSearchParams(search).get('openBirthlist') ?? undefined
