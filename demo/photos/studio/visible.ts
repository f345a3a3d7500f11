import type { Mesh } from '../shapes/mesh.ts'
import type { Camera } from './camera.ts'
import { at, type Triple, whole } from './numbers.ts'

/** The most layers of glass behind each other; the nearest are kept. */
export const LAYERS = 6
const NONE = -1

/** Marks the solid triangles whose corners all face away from the camera: the front of the piece hides them. */
function averted({ points, normals, corners, partOf, parts }: Mesh, eye: Triple): Uint8Array {
  const away = new Uint8Array(points.length / 3)
  for (let i = 0; i < points.length; i += 3) {
    const facing =
      at(normals, i) * (eye[0] - at(points, i)) +
      at(normals, i + 1) * (eye[1] - at(points, i + 1)) +
      at(normals, i + 2) * (eye[2] - at(points, i + 2))
    away[i / 3] = facing < 0 ? 1 : 0
  }
  const hidden = new Uint8Array(partOf.length)
  for (let i = 0; i < partOf.length; i++) {
    const kind = parts[whole(partOf, i)]?.kind
    const isAway = away[whole(corners, i * 3)] && away[whole(corners, i * 3 + 1)] && away[whole(corners, i * 3 + 2)]
    hidden[i] = isAway && kind !== 'glass' ? 1 : 0
  }
  return hidden
}

export class Visible {
  /** The solid triangle of each sample, -1 for the backdrop. */
  readonly solid: Int32Array
  /** The glass triangles of each sample, the nearest first. */
  readonly glass: Int32Array
  readonly layers: Uint8Array
  private readonly depth: Float32Array
  private readonly glassDepth: Float32Array
  private readonly bands: number[][]
  /** Samples in a row. */
  readonly across: number
  private readonly rows: number
  private readonly hasGlass: boolean

  constructor(
    private readonly mesh: Mesh,
    private readonly screen: Float32Array,
    camera: Camera,
    private readonly bandHeight: number,
    private readonly samples: number,
  ) {
    this.across = camera.width * samples
    this.rows = bandHeight * samples
    const count = this.across * this.rows
    this.hasGlass = mesh.parts.some((part) => part.kind === 'glass')
    this.solid = new Int32Array(count)
    this.depth = new Float32Array(count)
    this.layers = new Uint8Array(count)
    this.glass = new Int32Array(this.hasGlass ? count * LAYERS : 0)
    this.glassDepth = new Float32Array(this.hasGlass ? count * LAYERS : 0)
    this.bands = this.sort(Math.ceil(camera.height / bandHeight), averted(mesh, camera.eye))
  }

  private sort(count: number, hidden: Uint8Array): number[][] {
    const bands: number[][] = Array.from({ length: count }, () => [])
    const { corners, partOf } = this.mesh
    for (let i = 0; i < partOf.length; i++) {
      if (hidden[i] === 1) continue
      const a = at(this.screen, whole(corners, i * 3) * 3 + 1)
      const b = at(this.screen, whole(corners, i * 3 + 1) * 3 + 1)
      const c = at(this.screen, whole(corners, i * 3 + 2) * 3 + 1)
      const first = Math.max(0, Math.floor(Math.min(a, b, c) / this.bandHeight))
      const last = Math.min(count - 1, Math.floor(Math.max(a, b, c) / this.bandHeight))
      for (let band = first; band <= last; band++) bands[band]?.push(i)
    }
    return bands
  }

  /** Solid pieces are first, so that glass behind them is not kept. */
  draw(band: number): void {
    this.solid.fill(NONE)
    this.depth.fill(0)
    this.layers.fill(0)
    const triangles = this.bands[band] ?? []
    const top = band * this.bandHeight
    const { partOf, parts } = this.mesh
    for (const i of triangles) if (parts[whole(partOf, i)]?.kind !== 'glass') this.triangle(i, top, false)
    if (!this.hasGlass) return
    for (const i of triangles) if (parts[whole(partOf, i)]?.kind === 'glass') this.triangle(i, top, true)
  }

  private triangle(index: number, top: number, isGlass: boolean): void {
    const { screen, samples, across } = this
    const a = whole(this.mesh.corners, index * 3) * 3
    const b = whole(this.mesh.corners, index * 3 + 1) * 3
    const c = whole(this.mesh.corners, index * 3 + 2) * 3
    const ax = at(screen, a) * samples
    const ay = (at(screen, a + 1) - top) * samples
    const abx = at(screen, b) * samples - ax
    const aby = (at(screen, b + 1) - top) * samples - ay
    const acx = at(screen, c) * samples - ax
    const acy = (at(screen, c + 1) - top) * samples - ay
    const area = abx * acy - aby * acx
    if (area > -1e-6 && area < 1e-6) return
    const near = at(screen, a + 2)
    const lean = (at(screen, b + 2) - near) / area
    const tilt = (at(screen, c + 2) - near) / area
    const left = Math.max(0, Math.ceil(ax + Math.min(0, abx, acx) - 0.5))
    const end = Math.min(across - 1, Math.floor(ax + Math.max(0, abx, acx) - 0.5))
    const low = Math.max(0, Math.ceil(ay + Math.min(0, aby, acy) - 0.5))
    const high = Math.min(this.rows - 1, Math.floor(ay + Math.max(0, aby, acy) - 0.5))
    const sign = area > 0 ? 1 : -1
    for (let y = low; y <= high; y++) {
      const dy = y + 0.5 - ay
      let entered = false
      for (let x = left; x <= end; x++) {
        const dx = x + 0.5 - ax
        const v = dx * acy - dy * acx
        const w = dy * abx - dx * aby
        if (v * sign < 0 || w * sign < 0 || (v + w - area) * sign > 0) {
          // A triangle covers one connected part of a row, so that the row ends after it.
          if (entered) break
          continue
        }
        entered = true
        this.see(y * across + x, index, near + v * lean + w * tilt, isGlass)
      }
    }
  }

  private see(cell: number, index: number, here: number, isGlass: boolean): void {
    if (here <= at(this.depth, cell)) return
    if (isGlass) this.insert(cell, index, here)
    else {
      this.depth[cell] = here
      this.solid[cell] = index
    }
  }

  private insert(cell: number, index: number, here: number): void {
    const count = this.layers[cell] as number
    const start = cell * LAYERS
    let place = Math.min(count, LAYERS - 1)
    if (count === LAYERS && at(this.glassDepth, start + place) >= here) return
    while (place > 0 && at(this.glassDepth, start + place - 1) < here) {
      this.glassDepth[start + place] = at(this.glassDepth, start + place - 1)
      this.glass[start + place] = whole(this.glass, start + place - 1)
      place--
    }
    this.glassDepth[start + place] = here
    this.glass[start + place] = index
    if (count < LAYERS) this.layers[cell] = count + 1
  }

  /** Whether two samples may share one shading: the same surface at nearly the same angle and distance. */
  isAlike(one: number, other: number): boolean {
    if (this.layers[one] !== this.layers[other]) return false
    if (!this.isClose(whole(this.solid, one), whole(this.solid, other))) return false
    for (let layer = 0; layer < (this.layers[one] as number); layer++) {
      if (!this.isClose(whole(this.glass, one * LAYERS + layer), whole(this.glass, other * LAYERS + layer)))
        return false
    }
    return true
  }

  private isClose(one: number, other: number): boolean {
    if (one === other) return true
    if (one < 0 || other < 0) return false
    const { partOf, corners, normals } = this.mesh
    if (partOf[one] !== partOf[other]) return false
    const a = whole(corners, one * 3) * 3
    const b = whole(corners, other * 3) * 3
    const agree =
      at(normals, a) * at(normals, b) +
      at(normals, a + 1) * at(normals, b + 1) +
      at(normals, a + 2) * at(normals, b + 2)
    return agree > 0.93 && Math.abs(at(this.screen, a + 2) / at(this.screen, b + 2) - 1) < 0.012
  }
}
