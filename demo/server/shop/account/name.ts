/** Letters and digits that are seen: some fill a place and show nothing. */
const seen = String.raw`[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}]`

/** Emoji, also flags and the joiners that make one of them; signs such as ™ are none. */
const picture = String.raw`\p{Emoji_Presentation}\p{Regional_Indicator}\u{fe0f}\u{20e3}`

/** What turns the direction of a text around: a name would not be read as it is written. */
const turning = String.raw`\u{202a}-\u{202e}\u{2066}-\u{2069}`

/** A name of a person, street or place: any script, with a letter or digit that is seen, no pictures; the `pattern` of its field. */
export const namePattern = `(?=.*${seen})[^${picture}${turning}]*`

const wholeName = new RegExp(`^(?:${namePattern})$`, 'v')

/** Whether a text can be such a name. */
export const isName = (text: string): boolean => wholeName.test(text)
