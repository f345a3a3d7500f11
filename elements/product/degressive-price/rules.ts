/** Reads a comma or a point. Returns undefined for invalid text. */
export function quantityIn(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.') || Number.NaN)
  return Number.isFinite(value) ? value : undefined
}

/** Returns the index of the highest minimum that the quantity reaches; -1 below all. */
export function stepOf(quantity: number, fromQuantities: readonly number[]): number {
  let place = -1
  for (const [index, from] of fromQuantities.entries()) {
    if (from <= quantity && (place < 0 || from > (fromQuantities[place] as number))) place = index
  }
  return place
}
