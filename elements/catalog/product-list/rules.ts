/** True for a visit to the same list with other settings or another page, not for one to another page of the shop. */
export const isSameList = (target: string, present: string): boolean => {
  if (!URL.canParse(target, present)) return false
  const [to, from] = [new URL(target, present), new URL(present)]
  return to.origin === from.origin && to.pathname === from.pathname
}

export type AskedModal = { list: 'wishlist' | 'birthlist'; variantId: string | undefined }

/**
 * The modal that the query of a list's address requests (§2): `openWishlist` with the id of a variant in the list, or
 * `openBirthlist` with any value, for one of the list's variants.
 */
export function askedModal(search: string, variants: readonly (string | undefined)[]): AskedModal | undefined {
  const query = new URLSearchParams(search)
  const shown = (name: string) => variants.find((id) => id !== undefined && id !== '' && id === query.get(name))
  const wanted = shown('openWishlist')
  if (wanted !== undefined) return { list: 'wishlist', variantId: wanted }
  return query.has('openBirthlist') ? { list: 'birthlist', variantId: shown('openBirthlist') } : undefined
}
