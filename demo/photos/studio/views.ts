import type { Recipe } from '../../data/recipe.ts'
import type { Piece } from '../shapes/piece.ts'
import { PAPERS } from './backdrop.ts'
import { at } from './numbers.ts'
import { model, type Shot } from './shot.ts'

const degrees = (angle: number) => (angle * Math.PI) / 180

const FLAT = new Set<Recipe['form']>(['plate', 'bowl', 'cup'])

/** The target of the close-up above the middle of the piece, as a share of its height. */
const LIFTS: Partial<Record<Recipe['form'], number>> = {
  'pendant-lamp': -0.2,
  'table-lamp': -0.12,
  'floor-lamp': 0.32,
  plate: 0,
  book: 0,
  planter: -0.12,
  candlestick: -0.16,
}

/**
 * The shot of a view. Views: 0 front, 1 from above, 2 close up, 3 on warm paper beside a lemon, `spin-NN` a turntable
 * of 36.
 */
export function shotOf(piece: Piece, view: string, width: number): Shot {
  const { form } = piece.recipe
  const hangs = form === 'pendant-lamp'
  const size = { width, height: width }
  const paper = { colour: PAPERS.pearl, hasFloor: !hangs }
  const flat = form === 'plate' || form === 'book' ? 34 : FLAT.has(form) ? 9 : 0
  const alone = (turn: number) => [{ piece, place: { turn: degrees(turn) } }]
  if (view.startsWith('spin-')) {
    const framing = { rise: degrees(hangs ? -4 : 14 + flat), fill: 0.66, isSteady: true }
    return { pieces: alone(Number(view.slice(5)) * 10), framing, paper, ...size }
  }
  switch (view) {
    case '1':
      return {
        pieces: alone(-38),
        framing: { rise: degrees(hangs ? -26 : 34 + flat * 0.9), fill: 0.68 },
        paper,
        ...size,
      }
    case '2':
      return {
        pieces: alone(-14),
        framing: { rise: degrees(hangs ? -20 : 24 + flat), fill: 0.72, zoom: 2.3, lift: LIFTS[form] ?? 0.2 },
        paper,
        ...size,
      }
    case '3':
      return behind(piece, size, flat)
    default:
      return { pieces: alone(-16), framing: { rise: degrees(hangs ? -13 : 10 + flat), fill: 0.7 }, paper, ...size }
  }
}

function behind(piece: Piece, size: { width: number; height: number }, flat: number): Shot {
  const hangs = piece.recipe.form === 'pendant-lamp'
  const pieces = [{ piece, place: { turn: degrees(152) } }]
  const framing = { rise: degrees(hangs ? -12 : 16 + flat), fill: 0.7 }
  const shot = { pieces, framing, paper: { colour: PAPERS.sand, hasFloor: !hangs }, ...size }
  if (hangs) return shot
  const { mesh } = model(shot, 12, 20)
  let reach = 0
  for (let i = 0; i < mesh.points.length; i += 3)
    if (at(mesh.points, i + 1) < 0.7) reach = Math.max(reach, at(mesh.points, i))
  return { ...shot, lemon: { x: reach + 0.32, z: 0.5, turn: 0.5 } }
}
