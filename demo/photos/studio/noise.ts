import { at } from './numbers.ts'

const SIZE = 32
const MASK = SIZE - 1

/** A repeating block of random numbers: faster than hashing at each pixel, and the same in every process. */
const block = (() => {
  const values = new Float32Array(SIZE ** 3)
  let state = 20260117
  for (let i = 0; i < values.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 2146121005)
    values[i] = ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  return values
})()

const ease = (part: number) => part * part * (3 - 2 * part)

/** Smooth noise from 0 to 1 at a point. */
export function noise(x: number, y: number, z: number): number {
  const floorX = Math.floor(x)
  const floorY = Math.floor(y)
  const floorZ = Math.floor(z)
  const x0 = floorX & MASK
  const x1 = (x0 + 1) & MASK
  const y0 = (floorY & MASK) * SIZE
  const y1 = ((floorY + 1) & MASK) * SIZE
  const z0 = (floorZ & MASK) * SIZE * SIZE
  const z1 = ((floorZ + 1) & MASK) * SIZE * SIZE
  const partX = ease(x - floorX)
  const partY = ease(y - floorY)
  const partZ = ease(z - floorZ)
  const a = at(block, z0 + y0 + x0) * (1 - partX) + at(block, z0 + y0 + x1) * partX
  const b = at(block, z0 + y1 + x0) * (1 - partX) + at(block, z0 + y1 + x1) * partX
  const c = at(block, z1 + y0 + x0) * (1 - partX) + at(block, z1 + y0 + x1) * partX
  const d = at(block, z1 + y1 + x0) * (1 - partX) + at(block, z1 + y1 + x1) * partX
  const near = a * (1 - partY) + b * partY
  const far = c * (1 - partY) + d * partY
  return near * (1 - partZ) + far * partZ
}

const cell = (x: number, y: number, z: number) =>
  (((z & MASK) * SIZE + (y & MASK)) * SIZE + (x & MASK)) & (SIZE ** 3 - 1)

/**
 * Round spots, at most one in a unit of space: 1 in the middle, 0 outside. `share` is the share of units with a spot.
 */
export function spots(x: number, y: number, z: number, share: number): number {
  const [left, low, near] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const first = cell(left, low, near)
  if (at(block, first) > share) return 0
  const [a, b, c] = [
    at(block, (first + 97) % block.length),
    at(block, (first + 331) % block.length),
    at(block, (first + 7919) % block.length),
  ]
  const size = 0.12 + 0.22 * b * c
  const dx = x - left - 0.35 - 0.3 * a
  const dy = y - low - 0.35 - 0.3 * b
  const dz = z - near - 0.35 - 0.3 * c
  const far = Math.sqrt(dx * dx + dy * dy + dz * dz) / size
  return far >= 1 ? 0 : Math.min(1, (1 - far) * 3)
}

/** Three octaves of noise, from 0 to 1: clouds, the thickness of a glaze. */
export const clouds = (x: number, y: number, z: number): number =>
  noise(x, y, z) * 0.55 +
  noise(x * 2.1 + 7.3, y * 2.1 + 1.7, z * 2.1) * 0.29 +
  noise(x * 4.3, y * 4.3 + 5.1, z * 4.3) * 0.16
