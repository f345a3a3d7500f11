import type { Surface } from '../studio/surface.ts'
import { type Build, surfaceOf } from './piece.ts'

const PAGES: Surface = { kind: 'plain', colour: [0.86, 0.82, 0.72], roughness: 0.9 }
const BOARD = 0.035

export const book: Build = ({ modeller, piece, between }) => {
  const [width, depth, thick] = [between(0, 1.5, 1.25), between(1, 1.5, 1.8), between(2, 0.18, 0.34)]
  const cloth = surfaceOf(piece, thick, false)
  const inner = thick - 2 * BOARD
  modeller.block([0, BOARD / 2, 0], [width, BOARD, depth], cloth)
  modeller.block([0, thick - BOARD / 2, 0], [width, BOARD, depth], cloth)
  modeller.block([-width / 2 + BOARD / 2, thick / 2, 0], [BOARD, inner, depth], cloth)
  modeller.block([0, thick / 2, 0], [width - BOARD * 2, inner, depth - BOARD * 2], PAGES)
  const label: Surface = { kind: 'plain', colour: [0.8, 0.77, 0.7], roughness: 0.8 }
  modeller.block([width * 0.06, thick + 0.002, -depth * 0.16], [width * 0.5, 0.004, depth * 0.26], label)
  return undefined
}
