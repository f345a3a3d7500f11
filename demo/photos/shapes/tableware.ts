import { mix } from '../studio/numbers.ts'
import { handle, pathOf, STUFF } from './joins.ts'
import { curve, type Point, radiusAt } from './outline.ts'
import { type Build, type Clay, vessel } from './piece.ts'

export const mug: Build = (clay) => {
  const height = clay.between(0, 0.85, 1.15)
  const radius = clay.between(0, 0.47, 0.4)
  const belly = clay.between(1, 0, 0.09)
  const lip = radius + clay.between(4, -0.03, 0.05)
  const body = vessel(clay, [
    [radius * 0.86 - belly, 0],
    [radius * 0.97 - belly * 0.4, height * 0.07],
    [radius + belly * 0.6, height * clay.between(2, 0.3, 0.6)],
    [lip - 0.005, height * 0.88],
    [lip, height],
  ])
  handle(clay, body, [height * 0.22, height * 0.8], 0.3, 0.072)
  return undefined
}

export const cup: Build = (clay) => {
  const height = clay.between(0, 0.55, 0.72)
  const radius = clay.between(0, 0.52, 0.44)
  const round = clay.between(1, 0.6, 1)
  saucer(clay, radius * 1.75)
  const at = 0.07
  const body = vessel(clay, [
    [radius * 0.5, at],
    [radius * 0.53, at + 0.04],
    [mix(radius * 0.7, radius * 0.9, round), at + height * 0.3],
    [radius * 0.97, at + height * 0.66],
    [radius + clay.between(4, -0.02, 0.07), at + height],
  ])
  handle(clay, body, [at + height * 0.28, at + height * 0.84], 0.22, 0.05)
  return undefined
}

function saucer(clay: Clay, radius: number): void {
  vessel(clay, [
    [radius * 0.5, 0],
    [radius * 0.56, 0.035],
    [radius * 0.85, 0.1],
    [radius, 0.16],
  ])
}

export const plate: Build = (clay) => {
  const radius = clay.between(0, 1.4, 1.1)
  const well = radius * clay.between(3, 0.58, 0.74)
  const rise = clay.between(1, 0.12, 0.26)
  vessel(clay, [
    [well * 0.94, 0],
    [well, 0.03],
    [well * 1.06, rise * 0.45],
    [mix(well, radius, 0.6), rise * 0.78],
    [radius, rise],
  ])
  return undefined
}

export const bowl: Build = (clay) => {
  const height = clay.between(0, 0.45, 0.8)
  const radius = clay.between(0, 1.05, 0.8)
  const round = clay.between(1, 0, 1)
  vessel(clay, [
    [radius * 0.4, 0],
    [radius * 0.41, 0.07],
    [radius * mix(0.6, 0.74, round), height * mix(0.34, 0.26, round)],
    [radius * mix(0.84, 0.96, round), height * 0.66],
    [radius * mix(1, 1.0 + clay.between(4, -0.04, 0.06), round), height],
  ])
  return undefined
}

export const teapot: Build = (clay) => {
  const height = clay.between(0, 0.85, 1.15)
  const radius = clay.between(0, 0.78, 0.64)
  const high = clay.between(2, 0.36, 0.52) * height
  const mouth = radius * clay.between(3, 0.4, 0.56)
  const body = vessel(clay, [
    [radius * 0.62, 0],
    [radius * 0.7, 0.04],
    [radius, high],
    [mix(radius, mouth, 0.45), mix(high, height, 0.72)],
    [mouth, height],
  ])
  lid(clay, mouth, height)
  spout(clay, body, height)
  handle(clay, body, [height * 0.26, height * 0.84], 0.42, 0.075)
  return undefined
}

function lid(clay: Clay, mouth: number, height: number): void {
  const dome = mouth * clay.between(1, 0.3, 0.55)
  const line = curve([
    [mouth - 0.05, height - 0.05],
    [mouth + 0.015, height + 0.012],
    [mouth * 0.97, height + 0.045],
    [mouth * 0.55, height + dome * 0.85],
    [0.09, height + dome],
    [0.065, height + dome + 0.06],
    [0.115, height + dome + 0.13],
    [0.08, height + dome + 0.19],
    [0.0, height + dome + 0.2],
  ])
  clay.modeller.turn(line, clay.outside(height * 1.5))
}

function spout(clay: Clay, body: readonly Point[], height: number): void {
  const low = height * 0.4
  const start = radiusAt(body, low) - 0.1
  const path = pathOf(
    [
      [start - 0.06, low],
      [start + 0.2, low + height * 0.08],
      [start + 0.38, low + height * 0.32],
      [start + 0.47, height * 0.9],
      [start + 0.6, height * 1.02],
    ],
    -1,
  )
  const radius = (part: number): Point => [mix(0.19, 0.07, part ** 0.6), mix(0.19, 0.066, part ** 0.55)]
  clay.modeller.sweep({ path, radius }, clay.outside(height))
  // The dark opening, a little inside of the end.
  const end = path.at(-1) as readonly [number, number, number]
  clay.modeller.sweep(
    { path: [end, [end[0] - 0.012, end[1] + 0.004, 0]], radius: (part) => [0.062 * (1 - part), 0.058 * (1 - part)] },
    { kind: 'plain', colour: [0.02, 0.018, 0.016], roughness: 0.9 },
  )
}

export const jug: Build = (clay) => {
  const height = clay.between(0, 1.3, 1.8)
  const radius = clay.between(0, 0.62, 0.5)
  const neck = radius * clay.between(3, 0.56, 0.8)
  const lip = neck * clay.between(4, 1.0, 1.2)
  const pull = (angle: number, at: number): number => {
    const rise = Math.max(0, at / height - 0.74) / 0.26
    return 0.2 * rise * rise * Math.exp(-(((angle - Math.PI) / 0.42) ** 2))
  }
  const body = vessel(
    clay,
    [
      [radius * 0.66, 0],
      [radius * 0.74, 0.05],
      [radius, height * clay.between(2, 0.26, 0.42)],
      [neck, height * 0.76],
      [lip, height],
    ],
    0.045,
    pull,
  )
  handle(clay, body, [height * 0.38, height * 0.86], 0.36, 0.08)
  return undefined
}

export const jar: Build = (clay) => {
  const height = clay.between(0, 0.95, 1.45)
  const radius = clay.between(0, 0.6, 0.5)
  const mouth = radius * clay.between(3, 0.62, 0.86)
  vessel(clay, [
    [radius * 0.78, 0],
    [radius * 0.86, 0.05],
    [radius, height * clay.between(2, 0.35, 0.62)],
    [mix(radius, mouth, 0.5), height * 0.92],
    [mouth, height],
  ])
  lid(clay, mouth, height)
  return undefined
}

export const planter: Build = (clay) => {
  const height = clay.between(0, 0.75, 1.15)
  const radius = clay.between(0, 0.72, 0.55)
  const body = vessel(
    clay,
    [
      [radius * clay.between(1, 0.66, 0.78), 0],
      [radius * clay.between(1, 0.7, 0.88), height * 0.15],
      [radius * clay.between(1, 0.84, 1.08), height * 0.55],
      [radius, height * 0.93],
      [radius * 1.01, height],
    ],
    0.06,
  )
  const earth = height * 0.9
  clay.modeller.turn(
    [
      [radiusAt(body, earth) - 0.05, earth],
      [0, earth + 0.03],
    ],
    STUFF.soil,
  )
  sansevieria(clay, radius, height, earth)
  return undefined
}

function sansevieria(clay: Clay, radius: number, height: number, earth: number): void {
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = leaf * 2.4
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const out = radius * (0.1 + 0.05 * (leaf % 4))
    const tall = height * (1.25 - 0.09 * leaf)
    const path = Array.from({ length: 14 }, (_, i) => {
      const part = i / 13
      const far = out + part ** 2 * (0.1 + 0.04 * leaf)
      return [far * c, earth - 0.03 + tall * part, far * s] as const
    })
    const blade = (part: number): Point => [
      0.016,
      (0.055 + 0.075 * Math.sin(Math.PI * (0.12 + part * 0.8))) * (1 - part ** 5) + 0.001,
    ]
    clay.modeller.sweep({ path, radius: blade, up: [c, 0, s] }, STUFF.leaf)
  }
}
