import { createHash, randomBytes } from 'node:crypto'

export const createToken = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored, so that a reader of the table cannot use the tokens. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex')
