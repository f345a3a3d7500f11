import type { Triple } from './numbers.ts'

/**
 * A glaze, its colours from top to foot: one is plain, two are a dip over a ground, three are layered and
 * speckled.
 */
export type Glaze = {
  colours: readonly Triple[]
  /** The clay under it, bare at the foot. */
  clay: Triple
  /** 0 a mirror, 1 chalk. */
  roughness: number
  /** 0 to 1: how many iron spots show. */
  speckle: number
  /** Moves the pattern, so that no two pieces are glazed alike. */
  seed: number
  /** Up to here the piece is bare clay, in units of length. */
  foot: number
  /**
   * How far an open piece (plate, bowl) reaches from its middle: its inside shows the whole glaze. 0 for what
   * is closed.
   */
  reach: number
  /** The height of the piece. */
  height: number
}

/** What a part of a piece is made of. */
export type Surface =
  | { kind: 'clay'; glaze: Glaze; inside: boolean }
  | { kind: 'glass'; top: Triple; bottom: Triple; height: number; wall: number }
  | { kind: 'metal'; colour: Triple; roughness: number }
  | { kind: 'plain'; colour: Triple; roughness: number }
  /** Paper or cloth in front of a lamp: glows most at the height of the bulb. */
  | { kind: 'shade'; colour: Triple; bulb: number; glow: number }
  | { kind: 'bulb' }

/** A lit bulb in a scene, and the opening that its light falls out of. */
export type Bulb = { x: number; y: number; z: number; strength: number; opening: number; openingHeight: number }
