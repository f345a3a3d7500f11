import type { Recipe } from '../../data/recipe.ts'
import { BUILDS } from '../shapes/forms.ts'
import { STUFF } from '../shapes/joins.ts'
import { type Mesh, Modeller, type Place } from '../shapes/mesh.ts'
import { modelPiece, type Piece } from '../shapes/piece.ts'
import { PAPERS, type Paper } from './backdrop.ts'
import { bake } from './bake.ts'
import { Camera, type Framing } from './camera.ts'
import { studioRays } from './lights.ts'
import { at, type Triple } from './numbers.ts'
import { takePicture } from './picture.ts'
import type { Bulb } from './surface.ts'

/** A picture to be taken: pieces at their places, how they are framed, on which paper. */
export type Shot = {
  pieces: readonly { piece: Piece; place: Place }[]
  lemon?: Place
  framing: Framing
  paper: Paper
  width: number
  height: number
}

const degrees = (angle: number) => (angle * Math.PI) / 180

function model(shot: Shot, around: number, along: number): { mesh: Mesh; bulbs: Bulb[] } {
  const modeller = new Modeller({ around, along })
  const bulbs: Bulb[] = []
  for (const { piece, place } of shot.pieces) {
    modeller.at(place)
    const bulb = modelPiece(BUILDS[piece.recipe.form], modeller, piece)
    const { x = 0, y = 0, z = 0, size = 1 } = place
    if (bulb) {
      const { opening, openingHeight, strength } = bulb
      bulbs.push({
        x: x + bulb.x * size,
        y: y + bulb.y * size,
        z: z + bulb.z * size,
        strength: strength * size,
        opening: opening * size,
        openingHeight: y + openingHeight * size,
      })
    }
  }
  if (shot.lemon) lemon(modeller, shot.lemon)
  return { mesh: modeller.finish(), bulbs }
}

/** A lemon that lies on the floor: everybody knows how large one is. */
function lemon(modeller: Modeller, place: Place): void {
  modeller.at(place)
  const path = Array.from({ length: 33 }, (_, i): Triple => [Math.cos((Math.PI * i) / 32) * 0.36, 0.25, 0])
  const radius = (part: number) => {
    const far = Math.abs(Math.cos(Math.PI * part))
    const round = 0.26 * Math.sqrt(Math.max(0, 1 - (far / 0.88) ** 2))
    const tip = 0.075 * Math.sqrt(Math.max(0, 1 - far ** 4))
    return [Math.max(round, tip), Math.max(round, tip)] as const
  }
  modeller.sweep({ path, radius, up: [0, 1, 0] }, STUFF.lemon)
}

/** Takes a shot: models it, bakes its light, draws it. */
export function shoot(shot: Shot): Buffer {
  const isSmall = shot.width * shot.height <= 200_000
  const zoom = shot.framing.zoom ?? 1
  const { mesh, bulbs } = isSmall ? model(shot, 72, 90) : model(shot, zoom > 1 ? 160 : 112, zoom > 1 ? 200 : 140)
  const shadows = model(shot, 36, 44).mesh
  const camera = new Camera(mesh, shot.framing, shot)
  const scene = {
    mesh,
    shadows,
    rays: studioRays(!isSmall),
    bulbs,
    hasFloor: shot.paper.hasFloor,
    floorSize: isSmall ? 72 : 112,
  }
  return takePicture(mesh, bake(scene), camera, shot.paper)
}

const FLAT = new Set<Recipe['form']>(['plate', 'bowl', 'cup'])

/** Where the close-up looks, from the middle of the piece, as a share of its height. */
const LIFTS: Partial<Record<Recipe['form'], number>> = {
  'pendant-lamp': -0.2,
  'table-lamp': -0.12,
  'floor-lamp': 0.32,
  plate: 0,
  planter: -0.12,
  candlestick: -0.16,
}

/** How a view of a piece is taken. Views: 0 front, 1 from above, 2 close up, 3 on warm paper beside a lemon, `spin-NN` a turntable of 36. */
export function shotOf(piece: Piece, view: string, width: number): Shot {
  const { form } = piece.recipe
  const hangs = form === 'pendant-lamp'
  const size = { width, height: width }
  const paper = { colour: PAPERS.pearl, hasFloor: !hangs }
  const flat = form === 'plate' ? 34 : FLAT.has(form) ? 9 : 0
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
