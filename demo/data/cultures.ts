/** The cultures of the shop, in the order of its lists. */
export const cultures = ['fr', 'nl', 'es', 'de', 'it', 'pt'] as const

/** One of `cultures`. `pt` is the Portuguese of Portugal. */
export type Culture = (typeof cultures)[number]

/** A text in every culture. */
export type Localized = Record<Culture, string>

/** Whether a path segment or a header names a culture of the shop. */
export const isCulture = (text: string): text is Culture => (cultures as readonly string[]).includes(text)
