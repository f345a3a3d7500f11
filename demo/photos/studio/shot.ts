import { BUILDS } from '../shapes/forms.ts'
import { type Mesh, Modeller, type Place } from '../shapes/mesh.ts'
import { modelPiece, type Piece } from '../shapes/piece.ts'
import { lemon, type Plinth, plinth } from '../shapes/props.ts'
import type { Paper } from './backdrop.ts'
import { bake } from './bake.ts'
import { Camera, type Framing } from './camera.ts'
import { studioRays } from './lights.ts'
import { takePicture } from './picture.ts'
import type { Bulb } from './surface.ts'

export type Shot = {
  pieces: readonly { piece: Piece; place: Place }[]
  lemon?: Place
  plinths?: readonly Plinth[]
  framing: Framing
  paper: Paper
  width: number
  height: number
}

export function model(shot: Shot, around: number, along: number): { mesh: Mesh; bulbs: Bulb[] } {
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
  for (const block of shot.plinths ?? []) plinth(modeller, block)
  if (shot.lemon) lemon(modeller, shot.lemon)
  return { mesh: modeller.finish(), bulbs }
}

/** The quality of a picture: points around and along a piece, many or few rays, cells of the floor. */
type Care = { around: number; along: number; isFine: boolean; floorSize: number; shadowSize: number }

function careOf({ width, height, framing, pieces }: Shot): Care {
  const pixels = width * height
  const isFine = pixels > 450_000
  const shadows =
    pieces.length > 1 ? { floorSize: 200, shadowSize: 256 } : { floorSize: isFine ? 112 : 72, shadowSize: 96 }
  if ((framing.zoom ?? 1) > 1 && pixels > 150_000) return { around: 160, along: 190, isFine, ...shadows }
  if (pixels <= 150_000) return { around: 64, along: 80, isFine, ...shadows }
  return { around: isFine ? 112 : 88, along: isFine ? 140 : 110, isFine, ...shadows }
}

export function shoot(shot: Shot): Buffer {
  const { around, along, isFine, floorSize, shadowSize } = careOf(shot)
  const { mesh, bulbs } = model(shot, around, along)
  const shadows = model(shot, 32, 40).mesh
  const camera = new Camera(mesh, shot.framing, shot)
  const { hasFloor } = shot.paper
  const baked = bake({ mesh, shadows, rays: studioRays(isFine), bulbs, hasFloor, floorSize, shadowSize })
  return takePicture(mesh, baked, camera, shot.paper)
}
