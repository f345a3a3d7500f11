/** The quantity that a text means, with a comma or a point; undefined when it is none. */
export function quantityIn(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.') || Number.NaN)
  return Number.isFinite(value) ? value : undefined
}

/** The place of the price that a quantity has: the one with the highest quantity that it reaches; -1 below all. */
export function stepOf(quantity: number, fromQuantities: readonly number[]): number {
  let place = -1
  for (const [index, from] of fromQuantities.entries()) {
    if (from <= quantity && (place < 0 || from > (fromQuantities[place] as number))) place = index
  }
  return place
}
