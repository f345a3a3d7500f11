import { mix, type Triple } from '../studio/numbers.ts'
import type { Surface } from '../studio/surface.ts'
import { curve, type Point, radiusAt } from './outline.ts'
import type { Clay } from './piece.ts'

/** A smooth path in the upright plane through the axis, to the right (+1) or the left (-1). */
export const pathOf = (points: readonly Point[], side: 1 | -1): Triple[] =>
  curve(points.map(([radius, height]) => [radius + 10, height])).map(([radius, height]) => [
    side * (radius - 10),
    height,
    0,
  ])

/** A pulled handle between two heights of a body, reaching out by some length. */
export function handle(clay: Clay, body: readonly Point[], [low, high]: Point, reach: number, thickness: number): void {
  const [below, above] = [radiusAt(body, low), radiusAt(body, high)]
  const sink = thickness * 0.6
  const path = pathOf(
    [
      [above - sink, high],
      [above + reach * 0.55, high + reach * 0.16],
      [mix(above, below, 0.35) + reach, mix(high, low, 0.34)],
      [mix(above, below, 0.75) + reach * 0.72, mix(high, low, 0.74)],
      [below - sink, low],
    ],
    1,
  )
  const flare = (part: number) => 1 + 0.5 * Math.max(0, 1 - part * 9) + 0.35 * Math.max(0, 1 - (1 - part) * 9)
  clay.modeller.sweep(
    { path, radius: (part) => [thickness * flare(part), thickness * 0.62 * flare(part)], up: [0, 0, 1] },
    clay.outside((body.at(-1) as Point)[1]),
  )
}

export const STUFF = {
  brass: { kind: 'metal', colour: [0.78, 0.56, 0.26], roughness: 0.18 },
  wax: { kind: 'plain', colour: [0.82, 0.77, 0.66], roughness: 0.45 },
  wick: { kind: 'plain', colour: [0.03, 0.03, 0.03], roughness: 0.9 },
  cord: { kind: 'plain', colour: [0.06, 0.055, 0.05], roughness: 0.7 },
  leaf: { kind: 'plain', colour: [0.07, 0.17, 0.06], roughness: 0.35 },
  soil: { kind: 'plain', colour: [0.05, 0.035, 0.025], roughness: 0.95 },
  plaster: { kind: 'plain', colour: [0.8, 0.77, 0.73], roughness: 0.8 },
  lemon: { kind: 'plain', colour: [0.82, 0.52, 0.03], roughness: 0.4 },
} satisfies Record<string, Surface>
