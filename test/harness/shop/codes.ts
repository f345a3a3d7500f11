import { codeOf, fromBase32, stepOf } from '../../../demo/server/security/totp.ts'

/**
 * The code that an authenticator shows now, or some half minutes later. The shop takes those of the half minutes around the
 * present one, each once: the present one and the next are still right where a half minute ends before they arrive.
 */
export const codeNow = (key: string, shift: 0 | 1 = 0): string => codeOf(fromBase32(key), stepOf(Date.now()) + shift)
