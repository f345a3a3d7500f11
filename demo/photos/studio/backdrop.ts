import type { Baked } from './bake.ts'
import type { Camera } from './camera.ts'
import { at, colourOf, smooth, type Triple } from './numbers.ts'

/** The seamless paper behind the scene: its colour, and whether it is also the floor. */
export type Paper = { colour: Triple; hasFloor: boolean }

export const PAPERS = {
  pearl: colourOf('#f0ebe4'),
  sand: colourOf('#e6cdb2'),
  dusk: colourOf('#b9aea4'),
} as const

export class Backdrop {
  private readonly share = new Float32Array(2)

  constructor(
    private readonly paper: Paper,
    private readonly baked: Baked,
    private readonly camera: Camera,
  ) {}

  /** The light of the paper along a ray from a point; written into `out`. */
  see(origin: Triple, x: number, y: number, z: number, out: Float32Array): void {
    this.camera.shareOf(x, y, z, this.share)
    const across = at(this.share, 0)
    const down = at(this.share, 1)
    const pool = Math.max(0, 1 - (across - 0.38) ** 2 * 1.1 - (down - 0.5) ** 2 * 1.15)
    const bright = 0.66 + 0.38 * pool
    for (let i = 0; i < 3; i++) out[i] = (this.paper.colour[i] as number) * bright
    if (!this.paper.hasFloor || y > -0.001) return
    const far = -origin[1] / y
    this.shadow(origin[0] + x * far, origin[2] + z * far, out)
  }

  private shadow(x: number, z: number, out: Float32Array): void {
    const { floor, floorSize, floorWidth } = this.baked
    const u = (x / floorWidth + 0.5) * floorSize - 0.5
    const v = (z / floorWidth + 0.5) * floorSize - 0.5
    if (u < 0 || v < 0 || u >= floorSize - 1 || v >= floorSize - 1) return
    const column = Math.floor(u)
    const row = Math.floor(v)
    const right = u - column
    const down = v - row
    // The shadow fades before the edge of the baked area, so that no border is visible.
    const edge = Math.max(Math.abs(x), Math.abs(z)) / (floorWidth / 2)
    const strength = 1 - smooth(0.7, 1, edge)
    for (let i = 0; i < 3; i++) {
      const cell = (row * floorSize + column) * 3 + i
      const above = at(floor, cell) * (1 - right) + at(floor, cell + 3) * right
      const below = at(floor, cell + floorSize * 3) * (1 - right) + at(floor, cell + floorSize * 3 + 3) * right
      out[i] = at(out, i) * (1 + (above * (1 - down) + below * down - 1) * strength)
    }
  }
}
