/** Letters that no normal form decomposes. */
const LETTERS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't' },
  ...{ '’': "'", '‘': "'", '‐': '-', '–': '-', '\u00a0': ' ', '\u202f': ' ' },
}

/** A text without case and diacritics, for comparisons: Œuvre, Straße and Søndag become oeuvre, strasse and sondag. */
export const fold = (text: string): string => (/^[ -~]*$/.test(text) ? text.toLowerCase() : foldLetters(text))

const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, (letter) => LETTERS[letter] ?? letter)
