import type { Triple } from './numbers.ts'

/** From top to foot: one colour is plain, two are a dip over a ground, three are layered and speckled. */
export type Glaze = {
  colours: readonly Triple[]
  /** Below the glaze, bare at the foot. */
  clay: Triple
  /** From 0 (mirror) to 1 (chalk). */
  roughness: number
  /** Iron spots, from 0 to 1. */
  speckle: number
  /** Moves the pattern, so that no two pieces have the same. */
  seed: number
  /** Up to this height the clay is bare, in units of length. */
  foot: number
  /** The radius of an open piece (plate, bowl), whose inside shows the whole glaze. 0 for other pieces. */
  reach: number
  height: number
}

export type Surface =
  | { kind: 'clay'; glaze: Glaze; inside: boolean }
  | { kind: 'glass'; top: Triple; bottom: Triple; height: number; wall: number }
  | { kind: 'metal'; colour: Triple; roughness: number }
  | { kind: 'plain'; colour: Triple; roughness: number }
  /** It glows most at the height of the bulb. */
  | { kind: 'shade'; colour: Triple; bulb: number; glow: number }
  | { kind: 'bulb' }

/** A lit bulb in a scene, and the opening of its shade. */
export type Bulb = { x: number; y: number; z: number; strength: number; opening: number; openingHeight: number }
