import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * Seconds for which a code is valid, and the number of codes before and after the present one that are accepted (RFC
 * 6238, 5.2).
 */
const stepSeconds = 30
const tolerance = 1

/** The bytes of a text in base 32, as authenticator apps write keys. Throws on other letters. */
export function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/[\s=]/g, '').toUpperCase()].map((letter) => {
    const value = alphabet.indexOf(letter)
    if (value < 0) throw new Error(`"${letter}" is no letter of base 32.`)
    return value.toString(2).padStart(5, '0')
  })
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A new key of 160 bits, in base 32. */
export const createKey = (): string => [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('')

/** The number of the step at a moment. */
export const stepOf = (moment: number): number => Math.floor(moment / 1000 / stepSeconds)

/** The code of a key at a step (RFC 4226, 5.3; RFC 6238). */
export function codeOf(key: Buffer, step: number, digits = 6, hash: 'sha1' | 'sha256' | 'sha512' = 'sha1'): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac(hash, key).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step near the present one whose code was typed, or undefined. Spaces between the digits are ignored. */
export function matchingStep(typed: string, key: Buffer, moment: number): number | undefined {
  const code = Buffer.from(typed.replace(/\s/g, ''))
  const present = stepOf(moment)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => present - tolerance + index)
  return steps.find((step) => {
    const right = Buffer.from(codeOf(key, step))
    return right.length === code.length && timingSafeEqual(right, code)
  })
}
