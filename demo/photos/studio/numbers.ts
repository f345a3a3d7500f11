export type Triple = readonly [number, number, number]

/** The number at an index that is known to be in range. */
export const at = (list: Float32Array, index: number): number => list[index] as number

/** The whole number at an index that is known to be in range. */
export const whole = (list: Int32Array, index: number): number => list[index] as number

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

/** 0 below the first edge, 1 above the second, a soft S between. */
export function smooth(low: number, high: number, value: number): number {
  const part = clamp((value - low) / (high - low))
  return part * part * (3 - 2 * part)
}

export const blend = (from: Triple, to: Triple, part: number): Triple => [
  mix(from[0], to[0], part),
  mix(from[1], to[1], part),
  mix(from[2], to[2], part),
]

export const scale = (triple: Triple, by: number): Triple => [triple[0] * by, triple[1] * by, triple[2] * by]

export const add = (one: Triple, other: Triple): Triple => [one[0] + other[0], one[1] + other[1], one[2] + other[2]]

export const dot = (one: Triple, other: Triple): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

export const cross = (one: Triple, other: Triple): Triple => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
]

export const unit = (triple: Triple): Triple => scale(triple, 1 / (Math.hypot(...triple) || 1))

const toLinear = (byte: number) => (byte <= 10.3 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)

/** A colour code such as `#2a5d8f` in linear light. An invalid code is a warm grey. */
export function colourOf(code: string): Triple {
  const digits = /^#?([0-9a-f]{6})$/i.exec(code.trim())?.[1] ?? 'b8b0a6'
  const value = Number.parseInt(digits, 16)
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)]
}

/** A number from 0 to 1 for a text: the same for the same text. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
