/** Letters that Unicode does not take apart into a plain letter and an accent. */
const whole: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', đ: 'd', ł: 'l' }

/**
 * Folds a text for searching and sorting: lower case, no accents, one space between words, nothing but letters
 * and digits.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßœæøđł]/g, (letter) => whole[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

/** A text as an address writes it: `Vase « Été »` gives `vase-ete`. */
export const slugify = (text: string): string => foldText(text).replaceAll(' ', '-')

/** A text for LIKE that means itself: its %, _ and \ are letters like any others. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
