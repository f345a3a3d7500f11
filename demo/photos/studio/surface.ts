import type { Triple } from './numbers.ts'

/**
 * A glaze with its colours from top to foot: one is plain, two are a dip over a ground, three are layered and speckled.
 */
export type Glaze = {
  colours: readonly Triple[]
  /** The clay below the glaze, bare at the foot. */
  clay: Triple
  /** From 0 (mirror) to 1 (chalk). */
  roughness: number
  /** From 0 to 1: the number of visible iron spots. */
  speckle: number
  /** Moves the pattern, so that no two pieces have the same. */
  seed: number
  /** The height up to which the clay is bare, in units of length. */
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
  /** Paper or cloth in front of a lamp; it glows most at the height of the bulb. */
  | { kind: 'shade'; colour: Triple; bulb: number; glow: number }
  | { kind: 'bulb' }

/** A lit bulb in a scene, and the opening of its shade. */
export type Bulb = { x: number; y: number; z: number; strength: number; opening: number; openingHeight: number }
