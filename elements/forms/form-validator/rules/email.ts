import { orEmpty, type Rule } from './rule.ts'

/** Longer addresses cannot be delivered. */
const MOST_EMAIL = 254

/** Scripts such as that of Hindi write vowels as marks, and join letters by invisible characters. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\u200c\u200d-]*[\\p{L}\\p{M}\\p{N}])?'

/** A name, and a host with a dot (FORM-09). Letters of every script are valid, as on servers. */
const EMAIL = new RegExp(`^[^\\s@"(),:;<>[\\\\\\]]+@(?:${LABEL}\\.)+${LABEL}$`, 'u')

export const isEmail = (text: string): boolean => text.length <= MOST_EMAIL && EMAIL.test(text)

export const email: Rule = orEmpty(({ value }) => isEmail(value.trim()))
