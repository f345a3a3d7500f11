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

/** A picture to be taken: pieces at their places, how they are framed, on which paper. */
export type Shot = {
  pieces: readonly { piece: Piece; place: Place }[]
  lemon?: Place
  plinths?: readonly Plinth[]
  framing: Framing
  paper: Paper
  width: number
  height: number
}

/** Models all that stands in a shot, as finely as asked. */
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

/** Takes a shot: models it, bakes its light, draws it. */
export function shoot(shot: Shot): Buffer {
  const isSmall = shot.width * shot.height <= 200_000
  const isStill = shot.pieces.length > 1
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
    floorSize: isStill ? 200 : isSmall ? 72 : 112,
    shadowSize: isStill ? 256 : 96,
  }
  return takePicture(mesh, bake(scene), camera, shot.paper)
}
