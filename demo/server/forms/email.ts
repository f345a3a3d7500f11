/** Text before one @, a domain with a dot after it, no spaces: all that can be checked without sending a letter. */
const emailPattern = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

const longestEmail = 200

export const isEmail = (text: string): boolean => text.length <= longestEmail && emailPattern.test(text)
