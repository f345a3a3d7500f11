/** Something before one @, something with a dot after it, no blanks: what can be known without sending a letter. */
const emailPattern = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

/** The most characters of an e-mail address that are stored. */
const longestEmail = 200

/** Whether a text can be an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= longestEmail && emailPattern.test(text)
