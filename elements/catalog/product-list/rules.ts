/** True for a visit to the same list with other settings or another page, not to another page of the shop. */
export const isSameList = (target: string, present: string): boolean => {
  if (!URL.canParse(target, present)) return false
  const [to, from] = [new URL(target, present), new URL(present)]
  return to.origin === from.origin && to.pathname === from.pathname
}

/** A modal that an address asks for: a list to choose, and the variant that goes on it. */
export type AskedModal = { list: 'wishlist' | 'birthlist'; variantId: string | undefined }

/**
 * What the query of a list's address asks for (§2): `openWishlist` with the id of a variant that the list shows, or
 * `openBirthlist`, whatever its value; one of the list's variants goes along.
 */
export function askedModal(search: string, variants: readonly (string | undefined)[]): AskedModal | undefined {
  const query = new URLSearchParams(search)
  const shown = (name: string) => variants.find((id) => id !== undefined && id !== '' && id === query.get(name))
  const wanted = shown('openWishlist')
  if (wanted !== undefined) return { list: 'wishlist', variantId: wanted }
  return query.has('openBirthlist') ? { list: 'birthlist', variantId: shown('openBirthlist') } : undefined
}
