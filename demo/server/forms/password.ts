import type { Fields } from '../http/body.ts'

/** The fewest characters of a password (ACCOUNT-14), and the most that are hashed. */
export const shortestPassword = 8
export const longestPassword = 200

/** A password as it was typed: blanks at its ends are part of it. */
export const passwordOf = (fields: Fields, name: string): string =>
  typeof fields[name] === 'string' ? fields[name].slice(0, longestPassword + 1) : ''
