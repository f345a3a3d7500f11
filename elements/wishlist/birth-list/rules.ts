/** Milliseconds until the modal that the address asks for opens (§9). */
export const OPEN_DELAY = 200

/** The variant of `openBirthlist`, '' for none; undefined where the address does not ask for the birth lists (§2). */
export const askedVariant = (search: string): string | undefined =>
  new URLSearchParams(search).get('openBirthlist') ?? undefined
