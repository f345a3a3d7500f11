/** The texts of a culture's reviews: stars, title, text and, for some, the answer of the shop. */
export type ReviewTexts = {
  names: readonly string[]
  reviews: readonly (readonly [stars: number, title: string, text: string, answer?: string])[]
}
