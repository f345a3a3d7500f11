/** Letters that Unicode does not decompose into a plain letter and an accent. */
const whole: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', đ: 'd', ł: 'l' }

/**
 * Folds a text for searching and sorting: lower case, no accents, no forms such as full width, one space between words,
 * only letters and digits.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßœæøđł]/g, (letter) => whole[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

/** A text for an address: `Vase « Été »` becomes `vase-ete`. */
export const slugify = (text: string): string => foldText(text).replaceAll(' ', '-')

/** Escapes a text for LIKE: its %, _ and \ match only themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
