import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody can guess, for a cookie or a letter. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** Only this is stored of a token: who reads the table cannot use it. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex')
