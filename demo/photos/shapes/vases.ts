import { mix } from '../studio/numbers.ts'
import { STUFF } from './joins.ts'
import { curve, type Point } from './outline.ts'
import { type Build, type Clay, vessel } from './piece.ts'

export const vase: Build = (clay) => {
  const height = clay.between(0, 1.3, 2.5)
  const belly = clay.between(1, 0, 1)
  const radius = mix(clay.between(0, 0.5, 0.42), clay.between(0, 0.8, 0.62), belly)
  const high = height * mix(0.5, clay.between(2, 0.3, 0.66), belly)
  const neck = radius * mix(0.92, clay.between(3, 0.24, 0.7), belly)
  const lip = neck * clay.between(4, 0.96, 1.45)
  const throat = mix(high, height, mix(0.7, 0.78, belly))
  vessel(clay, [
    [radius * mix(0.84, 0.5, belly), 0],
    [radius * mix(0.9, 0.58, belly), 0.05],
    [mix(radius * 0.98, radius * 0.9, belly), high * 0.5],
    [radius, high],
    [mix(radius, neck, 0.5), mix(high, throat, 0.62)],
    [neck, mix(throat, height, 0.25)],
    [lip, height],
  ])
  return undefined
}

export const bottle: Build = (clay) => {
  const height = clay.between(0, 1.8, 2.6)
  const radius = clay.between(1, 0.36, 0.52)
  const neck = clay.between(3, 0.1, 0.17)
  const shoulder = height * clay.between(2, 0.42, 0.6)
  vessel(clay, [
    [radius * 0.86, 0],
    [radius * 0.98, 0.07],
    [radius, shoulder * 0.8],
    [radius * 0.8, shoulder + radius * 0.25],
    [neck * 1.15, mix(shoulder, height, 0.5)],
    [neck, height * 0.93],
    [neck * clay.between(4, 1.1, 1.6), height],
  ])
  return undefined
}

export const carafe: Build = (clay) => {
  const height = clay.between(0, 1.9, 2.5)
  const radius = clay.between(1, 0.55, 0.72)
  const neck = clay.between(3, 0.17, 0.28)
  vessel(clay, [
    [radius * 0.8, 0],
    [radius * 0.96, 0.08],
    [radius, height * clay.between(2, 0.14, 0.24)],
    [mix(radius, neck, 0.55), height * 0.46],
    [neck, height * 0.7],
    [neck * 1.1, height * 0.86],
    [neck * clay.between(4, 1.35, 1.9), height],
  ])
  return undefined
}

export const glass: Build = (clay) => {
  const height = clay.between(0, 0.85, 1.5)
  const radius = clay.between(0, 0.44, 0.36)
  vessel(
    clay,
    [
      [radius * clay.between(1, 0.72, 0.9), 0],
      [radius * clay.between(1, 0.76, 0.98), 0.05],
      [radius * clay.between(1, 0.88, 1.08), height * 0.5],
      [radius * clay.between(4, 0.96, 1.08), height],
    ],
    0.035,
  )
  return undefined
}

export const wineGlass: Build = (clay) => {
  const bowlHeight = clay.between(0, 0.8, 1.05)
  const stem = clay.between(0, 0.75, 1.0)
  const radius = clay.between(1, 0.36, 0.5)
  const lip = radius * clay.between(4, 0.74, 0.98)
  const high = stem + bowlHeight * clay.between(2, 0.32, 0.5)
  const top = stem + bowlHeight
  const bowl: Point[] = [
    [0.045, stem - 0.04],
    [radius * 0.55, stem + bowlHeight * 0.09],
    [radius, high],
    [mix(radius, lip, 0.55), mix(high, top, 0.55)],
    [lip, top],
  ]
  const foot = curve([
    [0, 0.02],
    [0.2, 0.012],
    [0.38, 0],
    [0.4, 0.012],
    [0.37, 0.028],
    [0.16, 0.06],
    [0.05, 0.15],
    [0.034, 0.3],
    [0.034, stem * 0.8],
    [0.045, stem - 0.04],
  ])
  const outer = curve(bowl)
  const wall = 0.022
  const inner = outer
    .map(([r, y]): Point => [Math.max(0, r - wall), y + (y < high ? wall * 1.5 : 0)])
    .filter(([, y]) => y > stem + 0.02)
    .reverse()
  clay.modeller.turn([...foot, ...outer, ...inner, [0, (inner.at(-1) as Point)[1] - 0.005]], clay.outside(top))
  return undefined
}

export const candlestick: Build = (clay) => {
  const height = clay.between(0, 0.8, 1.7)
  const foot = clay.between(1, 0.38, 0.5)
  const knop = clay.between(5, 0.09, 0.17)
  const high = clay.between(2, 0.35, 0.62)
  const line = curve([
    [0, 0.02],
    [foot * 0.9, 0.015],
    [foot, 0.03],
    [foot * 0.97, 0.075],
    [foot * 0.5, 0.15],
    [0.085, 0.26],
    [0.075, height * high - 0.1],
    [knop + 0.04, height * high],
    [0.08, height * high + 0.1],
    [0.07, height * 0.8],
    [0.1, height * 0.87],
    [clay.between(4, 0.18, 0.3), height * 0.92],
    [clay.between(4, 0.19, 0.32), height * 0.94],
    [0.135, height * 0.95],
    [0.13, height],
    [0.11, height],
    [0.1, height * 0.97],
    [0, height * 0.97],
  ])
  clay.modeller.turn(line, clay.outside(height))
  candle(clay, height, height + clay.between(0, 1.1, 0.9))
  return undefined
}

function candle(clay: Clay, height: number, wax: number): void {
  clay.modeller.turn(
    [
      [0.098, height * 0.93],
      [0.094, wax - 0.1],
      [0.085, wax - 0.02],
      [0.05, wax],
      [0.012, wax - 0.012],
      [0, wax - 0.01],
    ],
    STUFF.wax,
  )
  clay.modeller.sweep(
    {
      path: [
        [0, wax - 0.02, 0],
        [0.004, wax + 0.03, 0],
        [0.02, wax + 0.075, 0],
      ],
      radius: () => [0.008, 0.008],
      up: [0, 0, 1],
    },
    STUFF.wick,
  )
}
