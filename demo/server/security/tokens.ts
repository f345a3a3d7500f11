import { createHash, randomBytes } from 'node:crypto'

/** Creates a token that nobody can guess, for a cookie or a letter. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** The hash of a token. Only the hash is stored, so that a reader of the table cannot use the tokens. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex')
