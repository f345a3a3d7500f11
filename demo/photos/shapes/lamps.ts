import { colourOf, mix } from '../studio/numbers.ts'
import type { Bulb, Surface } from '../studio/surface.ts'
import { STUFF } from './joins.ts'
import { curve, even, type Point } from './outline.ts'
import { type Build, type Clay, vessel } from './piece.ts'

const LINEN = colourOf('#f1e6d6')

function shade(clay: Clay, low: Point, high: Point, surface: Surface): Bulb {
  const line = even([low, high], 40)
  const thin = 0.012
  clay.modeller.turn([...line, ...line.toReversed().map(([r, y]): Point => [r - thin, y])], surface)
  const y = mix(low[1], high[1], 0.45)
  bulb(clay, y)
  return { x: 0, y, z: 0, strength: 0.55, opening: low[0], openingHeight: low[1] }
}

function bulb(clay: Clay, height: number): void {
  clay.modeller.turn(
    curve([
      [0, height - 0.13],
      [0.11, height - 0.06],
      [0.13, height + 0.02],
      [0.06, height + 0.13],
      [0, height + 0.16],
    ]),
    { kind: 'bulb' },
  )
}

function linen(low: Point, high: Point): Surface {
  return { kind: 'shade', colour: LINEN, bulb: mix(low[1], high[1], 0.42), glow: 1 }
}

function post(clay: Clay, from: number, to: number, radius: number): void {
  clay.modeller.turn(
    [
      [radius, from],
      [radius, to],
      [0, to],
    ],
    STUFF.brass,
  )
}

export const tableLamp: Build = (clay) => {
  const height = clay.between(0, 1.0, 1.7)
  const radius = clay.between(1, 0.32, 0.62)
  const high = height * clay.between(2, 0.3, 0.6)
  const neck = clay.between(3, 0.12, 0.2)
  vessel(clay, [
    [radius * 0.66, 0],
    [radius * 0.72, 0.05],
    [radius, high],
    [mix(radius, neck, 0.6), mix(high, height, 0.66)],
    [neck, height],
  ])
  const low: Point = [clay.between(4, 0.68, 0.86), height + 0.12]
  const top: Point = [low[0] * clay.between(4, 0.82, 0.58), height + 1.0]
  post(clay, height - 0.05, height + 0.45, 0.035)
  return shade(clay, low, top, linen(low, top))
}

export const floorLamp: Build = (clay) => {
  const height = clay.between(0, 3.4, 4.4)
  const foot = clay.between(1, 0.55, 0.75)
  const body = clay.outside(height)
  clay.modeller.turn(
    curve([
      [0, 0.02],
      [foot * 0.9, 0.01],
      [foot, 0.03],
      [foot * 0.98, 0.09],
      [foot * 0.3, 0.16],
      [0.09, 0.24],
      [0.06, 0.36],
    ]),
    body,
  )
  const ball = height * clay.between(2, 0.3, 0.6)
  const knob = clay.between(5, 0.07, 0.2)
  clay.modeller.turn(
    curve([
      [0.06, 0.3],
      [0.055, ball - 0.2],
      [knob, ball],
      [0.055, ball + 0.2],
      [0.05, height + 0.3],
    ]),
    body,
  )
  const low: Point = [clay.between(4, 0.75, 1.0), height - 0.1]
  const top: Point = [low[0] * clay.between(4, 0.88, 0.62), height + 0.95]
  return shade(clay, low, top, linen(low, top))
}

export const pendantLamp: Build = (clay) => {
  const height = clay.between(0, 0.6, 1.3)
  const radius = clay.between(0, 0.95, 0.62)
  const round = clay.between(1, 0, 1)
  const lip = radius * clay.between(4, 0.9, 1.06)
  const line = curve([
    [lip, 0],
    [radius, height * mix(0.12, 0.22, round)],
    [radius * mix(0.62, 0.88, round), height * mix(0.56, 0.62, round)],
    [radius * mix(0.26, 0.5, round), height * 0.9],
    [0.1, height],
    [0.09, height + 0.06],
  ])
  const paper = clay.piece.recipe.material === 'paper'
  const bulbHeight = height * 0.34
  const glowing: Surface = {
    kind: 'shade',
    colour: colourOf(clay.piece.colours[0] ?? '#f1e6d6'),
    bulb: bulbHeight,
    glow: 0.9,
  }
  const inside: Surface =
    clay.piece.recipe.material === 'glass'
      ? clay.inside(height)
      : { kind: 'plain', colour: [0.72, 0.66, 0.56], roughness: 0.6 }
  const within = line.toReversed().map(([r, y]): Point => [Math.max(0.03, r - 0.03), Math.min(y, height - 0.02)])
  clay.modeller.turn(line, paper ? glowing : clay.outside(height))
  clay.modeller.turn([...within, [lip, 0]], paper ? glowing : inside)
  hang(clay, height)
  bulb(clay, bulbHeight)
  return { x: 0, y: bulbHeight, z: 0, strength: 0.6, opening: lip, openingHeight: 0 }
}

function hang(clay: Clay, height: number): void {
  clay.modeller.turn(
    [
      [0.1, height + 0.02],
      [0.085, height + 0.2],
      [0.03, height + 0.22],
    ],
    STUFF.brass,
  )
  clay.modeller.turn(
    [
      [0.018, height + 0.2],
      [0.018, height + 9],
    ],
    STUFF.cord,
  )
  clay.modeller.top = height + 0.5
}
