import type { Triple } from '../studio/numbers.ts'
import { STUFF } from './joins.ts'
import type { Modeller, Place } from './mesh.ts'

export function lemon(modeller: Modeller, place: Place): void {
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

export type Plinth = { x: number; z: number; radius: number; height: number }

export function plinth(modeller: Modeller, { x, z, radius, height }: Plinth): void {
  modeller.at({ x, z })
  modeller.turn(
    [
      [radius, 0],
      [radius, height - 0.03],
      [radius - 0.008, height - 0.01],
      [radius - 0.03, height],
      [0, height],
    ],
    STUFF.plaster,
  )
}
