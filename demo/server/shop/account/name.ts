/** Visible letters and digits: some letters take up space but show nothing. */
const seen = String.raw`[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}]`

/** Emoji, including flags and joiners; signs such as ™ are not emoji. */
const picture = String.raw`\p{Emoji_Presentation}\p{Regional_Indicator}\u{fe0f}\u{20e3}`

/** Characters that change the direction of a text: the name would not be shown as it was written. */
const turning = String.raw`\u{202a}-\u{202e}\u{2066}-\u{2069}`

/**
 * A name of a person, street or city in any script: it has a visible letter or digit, and no emoji. Also the `pattern`
 * of the field.
 */
export const namePattern = `(?=.*${seen})[^${picture}${turning}]*`

const wholeName = new RegExp(`^(?:${namePattern})$`, 'v')

export const isName = (text: string): boolean => wholeName.test(text)
