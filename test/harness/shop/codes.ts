import { codeOf, fromBase32, stepOf } from '../../../demo/server/security/totp.ts'

/**
 * The present code of an authenticator, or that of a later half minute. The shop accepts the codes around the present
 * half minute, each once: the present code and the next are still valid if a half minute ends before they arrive.
 */
export const codeNow = (key: string, shift: 0 | 1 = 0): string => codeOf(fromBase32(key), stepOf(Date.now()) + shift)
