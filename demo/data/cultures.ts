/** The cultures of the shop, in the order of its lists. */
export const cultures = ['fr', 'nl', 'es', 'de', 'it', 'pt'] as const

/** `pt` is the Portuguese of Portugal. */
export type Culture = (typeof cultures)[number]

export type Localized = Record<Culture, string>

export const isCulture = (text: string): text is Culture => (cultures as readonly string[]).includes(text)
