import type { Recipe } from '../../data/recipe.ts'
import { colourOf, scale, seedOf, type Triple } from '../studio/numbers.ts'
import type { Bulb, Glaze, Surface } from '../studio/surface.ts'
import type { Modeller, Push } from './mesh.ts'
import { curve, hollow, type Point } from './outline.ts'

export type Piece = { recipe: Recipe; colours: readonly string[] }

export type Clay = {
  modeller: Modeller
  piece: Piece
  /** The value between two bounds at the recipe's profile number. */
  between: (index: number, low: number, high: number) => number
  /** The surfaces of the outside and the inside of a hollow piece of this height. */
  outside: (height: number) => Surface
  inside: (height: number) => Surface
}

/** Models a form; returns the bulb if it is a lamp. */
export type Build = (clay: Clay) => Bulb | undefined

const CLAYS: Record<Recipe['material'], Triple> = {
  ceramic: colourOf('#d8bfa0'),
  stoneware: colourOf('#a98e73'),
  porcelain: colourOf('#f1ece4'),
  terracotta: colourOf('#b5653f'),
  glass: colourOf('#dfe8e6'),
  metal: colourOf('#b08d57'),
  paper: colourOf('#efe6d6'),
}

const OPEN: Partial<Record<Recipe['form'], number>> = { plate: 1.25, bowl: 0.92 }

const ROUGHNESS = { ceramic: 0.1, stoneware: 0.5, porcelain: 0.05, terracotta: 0.8, glass: 0, metal: 0.25, paper: 0.9 }
const SPECKLE = { ceramic: 0.35, stoneware: 1, porcelain: 0, terracotta: 0.25, glass: 0, metal: 0, paper: 0 }

function glazeOf({ recipe, colours }: Piece, height: number): Glaze {
  const { material } = recipe
  const dipped = Math.min(0.09, 0.04 + height * 0.03, height * 0.12)
  const bare = material === 'terracotta' ? height * 0.34 : material === 'porcelain' ? 0.012 : dipped
  const hangs = recipe.form === 'pendant-lamp'
  const known = colours.map(colourOf)
  return {
    colours: known.length > 0 ? known : [CLAYS[material]],
    clay: CLAYS[material],
    roughness: ROUGHNESS[material],
    speckle: SPECKLE[material],
    seed: seedOf(`${recipe.form} ${recipe.profile.join(' ')} ${colours.join(' ')}`) * 31,
    foot: hangs ? -1 : bare,
    height,
    reach: OPEN[recipe.form] ?? 0,
  }
}

export function surfaceOf(piece: Piece, height: number, inside: boolean): Surface {
  const glaze = glazeOf(piece, height)
  const first = glaze.colours[0] as Triple
  const last = glaze.colours.at(-1) as Triple
  switch (piece.recipe.material) {
    case 'glass':
      return { kind: 'glass', top: first, bottom: last, height, wall: 0.8 }
    case 'metal':
      return { kind: 'metal', colour: inside ? scale(last, 0.9) : first, roughness: 0.22 }
    case 'paper':
      return { kind: 'plain', colour: first, roughness: 0.9 }
    default:
      return { kind: 'clay', glaze, inside }
  }
}

/** Ribs by the recipe's relief: throwing rings on coarse clay, flutes on fine clay and glass; none at lip and foot. */
export function ribs({ recipe }: Piece, height: number): Push {
  const depth = Math.max(0, (recipe.profile[5] ?? 0) - 0.3)
  if (depth === 0 || recipe.form === 'plate') return () => 0
  const coarse = recipe.material === 'stoneware' || recipe.material === 'terracotta'
  const fade = (at: number) => Math.min(1, Math.max(0, (at / height - 0.08) * 8), Math.max(0, (0.95 - at / height) * 8))
  if (coarse) return (_, at) => depth * 0.025 * fade(at) * Math.sin(at * 30)
  const flutes = 12 + Math.round(depth * 20)
  return (angle, at) => depth * 0.035 * fade(at) * (Math.abs(Math.sin((angle * flutes) / 2)) - 0.6)
}

/**
 * Turns a hollow piece; `points` are those of its outside, from foot to lip. Returns the outside line, to which other
 * parts are joined.
 */
export function vessel(clay: Clay, points: readonly Point[], wall = 0.045, push?: Push): Point[] {
  const line = curve(points)
  const height = (line.at(-1) as Point)[1]
  const isGlass = clay.piece.recipe.material === 'glass'
  const { outside, inside } = hollow(line, isGlass ? wall * 0.7 : wall, isGlass ? 0.1 : 0.07)
  const relief = ribs(clay.piece, height)
  const shape: Push = (angle, at) => relief(angle, at) + (push?.(angle, at) ?? 0)
  clay.modeller.turn(outside, clay.outside(height), shape)
  clay.modeller.turn(inside, clay.inside(height), push)
  return line
}

export function modelPiece(build: Build, modeller: Modeller, piece: Piece): Bulb | undefined {
  const profile = piece.recipe.profile
  return build({
    modeller,
    piece,
    between: (index, low, high) => low + (high - low) * Math.min(1, Math.max(0, profile[index] ?? 0.5)),
    outside: (height) => surfaceOf(piece, height, false),
    inside: (height) => surfaceOf(piece, height, true),
  })
}
